// The lids of the boxes on the shelf.

import type { Component } from 'svelte';
import BroomService from './BroomService.svelte';
import CloudMine from './CloudMine.svelte';
import CloudyKingdom from './CloudyKingdom.svelte';

export const covers: Record<string, Component> = {
  broom_service: BroomService,
  cloud_mine: CloudMine,
  cloudy_kingdom: CloudyKingdom,
};
