/** How many amounts can stand beside the one in the field. */
export const mostPins = 3

/** The pinned amounts of an address, in 万元. */
export const readPins = (pins: string | undefined): number[] => (pins ? pins.split(',').map(Number) : [])

const write = (amounts: readonly number[]): string | undefined => amounts.join(',') || undefined

/** The address' pins with one more; the same when it is there already or there is no room. */
export function withPin(pins: string | undefined, amount: number): string | undefined {
  const amounts = readPins(pins)
  return amounts.includes(amount) || amounts.length >= mostPins ? pins : write([...amounts, amount])
}

/** The address' pins without one of them. */
export const withoutPin = (pins: string | undefined, amount: number): string | undefined =>
  write(readPins(pins).filter((pinned) => pinned !== amount))
