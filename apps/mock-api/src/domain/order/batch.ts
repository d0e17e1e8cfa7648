/** The most people that a unit pays for at once, each any number of years. */
export const mostPeople = 200

/** For how many people fees are; one of whom several years are paid counts once. */
export const peopleOf = (fees: readonly { ownerId: number }[]): number =>
  new Set(fees.map(({ ownerId }) => ownerId)).size
