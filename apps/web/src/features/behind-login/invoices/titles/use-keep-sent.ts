import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '../../../../lib/api/errors.ts'
import { notify } from '../../../../lib/browser/notify.ts'
import type { InvoiceSent } from '../apply/invoice-schema.ts'
import { useKeepTitle } from './mutations.ts'
import { titlesQueryOptions } from './queries.ts'
import { keyOf, titleToKeep } from './title.ts'

/** Keeps the title of an application that was sent; the application stands, whatever becomes of it. */
export function useKeepSent(): (sent: InvoiceSent) => void {
  const { t } = useLingui()
  const { data } = useQuery(titlesQueryOptions)
  const { mutateAsync } = useKeepTitle()
  return (sent) => {
    const known = data?.find(
      (title) => keyOf(title) === keyOf({ ...sent, buyerTaxNo: sent.buyerTaxNo ?? null }),
    )
    void mutateAsync(titleToKeep(sent, known)).catch((error) =>
      notify({ kind: 'error', title: t`抬头没有存入常用抬头`, description: errorText(error) }),
    )
  }
}
