import { unwrap } from '@portal/api-contract'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { controlsOf, type JournalEntry } from './controls.ts'
import { maxEntries, readNewEntries } from './journal.ts'

/** Polling intervals in milliseconds, for data that changes by itself and for data that other clients change. */
const live = 1000
const steady = 3000

/** The query key of a world's data; `[world]` alone matches all of them. */
export const keyOf = (world: string, name: string) => [world, name] as const

export const aboutQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'about'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/about', { signal })),
    refetchInterval: steady,
  })

export const worldsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'worlds'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/worlds', { signal })),
    refetchInterval: steady,
  })

export const scenariosQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'scenarios'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/scenarios', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const snapshotsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'snapshots'),
    queryFn: ({ signal }) =>
      unwrap(
        controlsOf(world).GET('/worlds/{name}/snapshots', { params: { path: { name: world } }, signal }),
      ),
    refetchInterval: steady,
  })

export const clockQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'clock'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/clock', { signal })),
    refetchInterval: steady,
  })

export const personasQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'personas'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/personas', { signal })),
  })

export const operationsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'operations'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/operations', { signal })),
    staleTime: Number.POSITIVE_INFINITY,
  })

export const faultsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'faults'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/faults', { signal })),
    refetchInterval: steady,
  })

export const outboxQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'outbox'),
    queryFn: ({ signal }) =>
      unwrap(controlsOf(world).GET('/outbox', { params: { query: { limit: 100 } }, signal })),
    refetchInterval: live,
  })

export const journalQuery = (world: string, client: QueryClient, isPaused = false) => {
  const queryKey = keyOf(world, 'journal')
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) =>
      readNewEntries(client.getQueryData<JournalEntry[]>(queryKey) ?? [], (after) =>
        unwrap(
          controlsOf(world).GET('/journal', { params: { query: { after, limit: maxEntries } }, signal }),
        ),
      ),
    refetchInterval: isPaused ? false : live,
    // Entries never change, so comparing two hundred bodies each second would find nothing.
    structuralSharing: false,
  })
}

export const policyQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'policy'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/review-policy', { signal })),
    refetchInterval: steady,
  })

export const reviewsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'reviews'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/reviews', { signal })),
    refetchInterval: steady,
  })

export const paymentsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'payments'),
    queryFn: ({ signal }) =>
      unwrap(controlsOf(world).GET('/payments', { params: { query: { limit: 100 } }, signal })),
    refetchInterval: steady,
  })

export const overridesQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'overrides'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/overrides', { signal })),
    refetchInterval: steady,
  })

export const ordersQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'orders'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/orders', { signal })),
    refetchInterval: steady,
  })

export const lessonsQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'lessons'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/lesson-sessions', { signal })),
    refetchInterval: live,
  })

export const activitiesQuery = (world: string) =>
  queryOptions({
    queryKey: keyOf(world, 'activities'),
    queryFn: ({ signal }) => unwrap(controlsOf(world).GET('/activities', { signal })),
    refetchInterval: steady,
  })
