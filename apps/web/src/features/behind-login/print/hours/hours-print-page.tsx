import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link, linkOptions } from '@tanstack/react-router'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { PrintFrame } from '../frame/print-frame.tsx'
import { NothingToPrint, PrintStates } from '../frame/print-states.tsx'
import { sheetOf } from '../frame/sheet-of.ts'
import { HoursCertificate } from './hours-certificate.tsx'
import { HoursSummary } from './hours-summary.tsx'
import { hourCertificatesQueryOptions, periodQueryOptions } from './queries.ts'

/** A year's certificate of hours by its id; without one, the years of the period on one sheet. */
export const HoursPrintPage = ({ id }: { id: number | undefined }) =>
  id === undefined ? <SummaryPrint /> : <CertificatePrint id={id} />

function CertificatePrint({ id }: { id: number }) {
  const { t } = useLingui()
  const query = useQuery(hourCertificatesQueryOptions(id))
  const sheets = sheetOf(query)
  const [certificate] = sheets ?? []
  // The browser proposes the title as the file's name.
  usePageTitle(certificate ? `继续教育学时证明 ${certificate.holderName} ${certificate.certNo}` : t`打印`)
  const back = <Link {...hoursLink}>{t`返回`}</Link>
  return (
    <PrintFrame shape="upright" back={back} action={certificate && t`打印`} isFile>
      {certificate && <HoursCertificate certificate={certificate} />}
      {sheets && !certificate && <NothingToPrint back={back} />}
      {!sheets && <PrintStates query={query} shape="upright" back={back} />}
    </PrintFrame>
  )
}

function SummaryPrint() {
  const { t } = useLingui()
  const period = useQuery(periodQueryOptions)
  const query = useQuery(hourCertificatesQueryOptions(undefined))
  const certificates = sheetOf(query)?.filter(
    ({ year }) => period.data && year >= period.data.fromYear && year <= period.data.toYear,
  )
  const [first] = certificates ?? []
  const years = period.data && `${period.data.fromYear}–${period.data.toYear}`
  usePageTitle(first && years ? `继续教育学时汇总表 ${first.holderName} ${years}` : t`打印`)
  const back = <Link {...hoursLink}>{t`返回`}</Link>
  const isThere = period.data !== undefined && certificates !== undefined
  return (
    <PrintFrame shape="upright" back={back} action={first && t`打印`} isFile>
      {period.data && certificates && first && (
        <HoursSummary period={period.data} certificates={certificates} holder={first} />
      )}
      {isThere && !first && <NothingToPrint back={back} />}
      {!isThere && <PrintStates query={period.data ? query : period} shape="upright" back={back} />}
    </PrintFrame>
  )
}

const hoursLink = linkOptions({ to: '/myCourse', search: { part: 'hours' } })
