import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { HoursCourses } from './hours-courses.tsx'
import { hoursFacts, printKinds } from './print-facts.tsx'
import { hoursQueryOptions } from './queries.ts'
import { Sheet } from './sheet.tsx'
import { Verdict } from './verdict.tsx'
import { verdictOfHours } from './verdict-words.ts'
import { VerifyFrame } from './verify-frame.tsx'
import { NoAnswer } from './verify-states.tsx'

/** Where the QR of a certificate of study hours leads: whether it holds, its hours and the courses behind them. */
export function HoursPage({ code }: { code: string }) {
  const { t, i18n } = useLingui()
  const query = useQuery(hoursQueryOptions(code))
  const { data: certificate, dataUpdatedAt } = query
  usePageTitle(t`学时证明查验结果`, t`核对协会出具的继续教育学时证明：年度学时与每门课程。`)
  return (
    <VerifyFrame isWaiting={query.isPending}>
      {certificate ? (
        <>
          <Verdict words={verdictOfHours(certificate)} askedAt={dataUpdatedAt} />
          <Sheet
            standing={verdictOfHours(certificate).standing}
            kind={i18n._(printKinds.HOURS)}
            holder={certificate.holderName}
            facts={hoursFacts(certificate)}
          >
            <HoursCourses courses={certificate.courses} />
          </Sheet>
        </>
      ) : (
        <NoAnswer query={query} code={code} />
      )}
    </VerifyFrame>
  )
}
