/** How often players tell of a view while it plays. */
export const BEACON_EVERY_S = 20;
/** Who told nothing for so long watches no more. */
export const SILENT_AFTER_S = 50;
