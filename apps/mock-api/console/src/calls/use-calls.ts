import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useDeferredValue, useMemo, useState } from 'react'
import { journalQuery } from '../data/queries.ts'
import { usePlace } from '../lib/use-place.ts'
import { type CallFilter, everyCall, operationsOf, passes } from './filter.ts'

/** The state of the page of calls: the journal, its filter, and the call that is open. */
export function useCalls() {
  const { world } = usePlace()
  const [isPaused, setPaused] = useState(false)
  const [filter, setFilter] = useState(everyCall)
  const [isByPage, setByPage] = useState(false)
  const [openId, setOpenId] = useState<number | null>(null)
  const query = useQuery(journalQuery(world, useQueryClient(), isPaused))
  const calls = useFrozen(query.data, isPaused)
  const shownFilter = useDeferredValue(filter)
  const shown = useMemo(() => calls?.filter((call) => passes(call, shownFilter)) ?? [], [calls, shownFilter])
  return {
    query,
    isPaused,
    setPaused,
    isByPage,
    setByPage,
    filter,
    narrow: (change: Partial<CallFilter>) => setFilter((old) => ({ ...old, ...change })),
    operations: useMemo(() => operationsOf(calls ?? []), [calls]),
    calls: calls ?? [],
    shown,
    open: calls?.find(({ id }) => id === openId) ?? null,
    setOpenId,
  }
}

/** The value from the moment of pausing. Pausing the query would not do, because the navigation keeps it up to date. */
function useFrozen<Value>(value: Value, isPaused: boolean): Value {
  const [frozen, setFrozen] = useState(value)
  if (!isPaused && frozen !== value) setFrozen(value)
  return isPaused ? frozen : value
}
