import { useLingui } from '@lingui/react'
import { skipToken, useQueries } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMayOpen } from '../../../lib/session/authorized.tsx'
import { askedFor } from './asked-for.ts'
import { recordKinds } from './record-kinds.ts'
import type { FoundPage } from './search-pages.ts'

/** What is written, once the keyboard has been still for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 250)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}

/** What was found for what is written, never for what was written before. */
interface Found {
  records: FoundPage[]
  /** More may come. */
  isPending: boolean
  /** Some could not be looked for. */
  hasFailed: boolean
}

/** Records of which a number, the name or the title has what is written, of those kinds that one may open. */
export function useFoundRecords(written: string): Found {
  const { i18n } = useLingui()
  const settled = useSettled(written)
  const asked = askedFor(settled)
  const mayOpen = useMayOpen()
  const queries = useQueries({
    queries: recordKinds.map(({ id, needs, find }) => ({
      queryKey: ['desk', 'search', id, asked],
      queryFn:
        asked && mayOpen(needs)
          ? ({ signal }: { signal: AbortSignal }) => find(asked, { signal })
          : skipToken,
    })),
  })
  const isLoading = queries.some((query) => query.isLoading)
  const isPending = settled === written ? isLoading : askedFor(written) !== null
  // All at once, or one that comes late would move those below it while somebody chooses.
  if (settled !== written || isPending) return { records: [], isPending, hasFailed: false }
  const records = recordKinds.flatMap(({ name }, index) =>
    (queries[index]?.data ?? []).map(({ href, title, detail }) => ({
      href,
      title,
      groups: [i18n._(name), detail].filter(Boolean).join(' · '),
    })),
  )
  return { records, isPending, hasFailed: queries.some(({ isError }) => isError) }
}
