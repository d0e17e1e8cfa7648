/** Asks a list of the desk for the record that was written last. */
export const latest = { sort: ['id,desc' as const], size: 1 }
