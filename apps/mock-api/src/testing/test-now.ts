/** The instant at which a test's world stands: a Saturday morning in PRC. */
export const testNow = '2026-11-21T02:00:00.000Z'
