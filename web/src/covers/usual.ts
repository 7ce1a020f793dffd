// With how many a game is best met; elsewhere the fewest that can play are proposed.
export const usual: Record<string, number> = { cloud_mine: 5 };
