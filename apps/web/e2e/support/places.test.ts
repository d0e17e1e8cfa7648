import { afterEach, expect, it, vi } from 'vitest'
import { routeFiles } from '../../tools/route-files.ts'
import { chosenPlaces, chosenPlacesThatAsk, publicPlaces } from './places.ts'

afterEach(() => vi.unstubAllEnvs())

it('has an address of every public route', () => {
  const routes = routeFiles('open').map(({ name }) => name)
  expect(Object.keys(publicPlaces).toSorted(), 'routes in `places`, beside this test').toEqual(
    routes.toSorted(),
  )
})

it('chooses the places of the routes that are named', () => {
  vi.stubEnv('E2E_PLACES', '_public.Major,_public.Search')
  expect(chosenPlaces()).toEqual(['/Major', '/Major?keyword=林知远', '/Search', '/Search?keyword=2026'])
  expect(chosenPlacesThatAsk()).toEqual(['/Major?keyword=林知远', '/Search?keyword=2026'])
  vi.stubEnv('E2E_PLACES', '')
  expect(chosenPlaces()).toEqual([])
  vi.stubEnv('E2E_PLACES', 'all')
  expect(chosenPlaces()).toEqual(Object.values(publicPlaces).flat())
})
