import { Plural, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { listOf } from '../../../../lib/content/list-of.ts'
import { useMemberLinks } from '../../../../lib/membership/member-links.ts'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { PrintFrame } from '../frame/print-frame.tsx'
import { PrintStates } from '../frame/print-states.tsx'
import { sheetOf } from '../frame/sheet-of.ts'
import { Paper } from '../paper.tsx'
import { paperWords } from '../paper-words.ts'
import { receiptsQueryOptions } from './queries.ts'

/** The receipts of an order, one sheet for each of those who are paid for. */
export function ReceiptsPrintPage({ orderId }: { orderId: number | undefined }) {
  const { t } = useLingui()
  const links = useMemberLinks()
  const query = useQuery(receiptsQueryOptions(orderId))
  const receipts = listOf(sheetOf(query))
  const [first] = receipts
  // The browser proposes the title as the file's name.
  usePageTitle(first ? `${paperWords('RECEIPT').title} ${first.holderName} ${first.certNo}` : t`打印`)
  const back = <Link {...(orderId === undefined ? links.orders : links.order(orderId))}>{t`返回`}</Link>
  const action = <Plural value={receipts.length} one="打印 # 份凭证" other="打印 # 份凭证" />
  return (
    <PrintFrame shape="upright" back={back} action={first && action} isFile>
      {receipts.map((receipt) => (
        <ContainedPart key={receipt.id}>
          <Paper print={receipt} />
        </ContainedPart>
      ))}
      {!first && <PrintStates query={query} shape="upright" back={back} />}
    </PrintFrame>
  )
}
