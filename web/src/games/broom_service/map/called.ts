// What the map shows once it can be played on; while roles are chosen nobody needs it.

export { default as Carry } from './Carry.svelte';
export { default as Choices } from './Choices.svelte';
export { default as Lights } from './Lights.svelte';
