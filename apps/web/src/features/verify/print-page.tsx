import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { wordOf } from '../../lib/content/words/word-of.ts'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { printFacts, printKinds } from './print-facts.tsx'
import { printQueryOptions } from './queries.ts'
import { Sheet } from './sheet.tsx'
import { Verdict } from './verdict.tsx'
import { verdictOfPrint } from './verdict-words.ts'
import { VerifyFrame } from './verify-frame.tsx'
import { NoAnswer } from './verify-states.tsx'

/** Where the QR of a certificate or an application form leads: whether it holds, and every field that is printed on it. */
export function PrintPage({ verifyCode }: { verifyCode: string }) {
  const { t, i18n } = useLingui()
  const query = useQuery(printQueryOptions(verifyCode))
  const { data: print, dataUpdatedAt } = query
  usePageTitle(t`证书查验结果`, t`核对协会出具的会员证书或申请表：把纸面上的每一项与协会记录逐项比对。`)
  return (
    <VerifyFrame isWaiting={query.isPending}>
      {print ? (
        <>
          <Verdict words={verdictOfPrint(print)} askedAt={dataUpdatedAt} />
          <Sheet
            standing={verdictOfPrint(print).standing}
            kind={i18n._(wordOf(printKinds, print.printType))}
            holder={print.holderName}
            facts={printFacts(print)}
            photoUrl={print.photoUrl}
            photoLabel={t`证书上的照片`}
            sealUrl={print.sealUrl}
            sealLabel={t`出具单位的印章`}
          />
        </>
      ) : (
        <NoAnswer query={query} code={verifyCode} />
      )}
    </VerifyFrame>
  )
}
