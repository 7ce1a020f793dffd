// The lids of the boxes on the shelf.

import type { Component } from 'svelte';
import CloudyKingdom from './CloudyKingdom.svelte';

export const covers: Record<string, Component> = { cloudy_kingdom: CloudyKingdom };
