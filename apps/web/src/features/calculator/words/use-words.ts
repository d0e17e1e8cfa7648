import { useLingui } from '@lingui/react'
import { defaultLocale } from '@portal/i18n'
import { useQuery } from '@tanstack/react-query'
import { takeWords } from './word.tsx'

/** Whether the words of the fee standards are there; the language they are stored in needs none. Without them they stay as stored. */
export function useWords(): boolean {
  const { i18n } = useLingui()
  const isStored = i18n.locale === defaultLocale
  const { isPending } = useQuery({
    queryKey: ['calculator', 'words'],
    queryFn: async () => {
      takeWords((await import('./calculator-words.ts')).calculatorWords)
      return true
    },
    enabled: !isStored,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return isStored || !isPending
}
