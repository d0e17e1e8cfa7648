/**
 * Whether the tables of this run look at a route's pages: E2E_PLACES names the routes by their files, between commas. All
 * are looked at when it is not set or says `all`, none when it is empty. Tests of the others are not registered and cost
 * nothing.
 */
export function isChosen(route: string, value = process.env.E2E_PLACES): boolean {
  return value === undefined || value === 'all' || value.split(',').includes(route)
}
