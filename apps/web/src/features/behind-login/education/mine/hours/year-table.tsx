import { useLingui } from '@lingui/react/macro'
import type { CurrentMember, EducationHours, HourCertificate } from '@portal/api-contract'
import { formatNumber } from '@portal/i18n'
import { Button, type Column, DataTable, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadFailure } from '../../../../../lib/chakra/load-failure.tsx'
import { currentMemberQueryOptions } from '../../../../../lib/session/account.ts'
import { certificatesQueryOptions } from '../queries.ts'
import { CertifyYear } from './certify-year.tsx'
import styles from './hours.module.css'

type Year = EducationHours['years'][number]

interface YearTableProps {
  /** Those of the period. */
  years: Year[]
  /** Those before it that have hours: their certificates hold on. */
  earlierYears: Year[]
}

/** The hours of each year, with the certificate over them. */
export function YearTable({ years, earlierYears }: YearTableProps) {
  const { t } = useLingui()
  const query = useQuery(certificatesQueryOptions)
  const columns: Column<Year>[] = [
    { id: 'year', header: t`年度`, isRowHeader: true, nowrap: true, cell: ({ year }) => String(year) },
    {
      id: 'compulsory',
      header: t`必修学时`,
      align: 'end',
      cell: ({ compulsoryHours }) => formatNumber(compulsoryHours),
    },
    {
      id: 'elective',
      header: t`选修学时`,
      align: 'end',
      cell: ({ electiveHours }) => formatNumber(electiveHours),
    },
    {
      id: 'certificate',
      header: t`学时证明`,
      cell: (year) => (
        <Certificate year={year} certificate={query.data?.find((each) => each.year === year.year)} />
      ),
    },
  ]
  return (
    <>
      {query.error && <LoadFailure query={query} title={t`学时证明没有加载成功`} />}
      <DataTable
        columns={columns}
        rows={[...years, ...earlierYears]}
        rowKey={({ year }) => year}
        caption={t`各年度学时与证明`}
      />
      {query.data?.some(({ year }) => years.some((each) => each.year === year)) && (
        <div>
          <Button asChild size="sm" variant="outline">
            <Link to="/hoursPrint">{t`打印周期学时汇总`}</Link>
          </Button>
        </div>
      )}
    </>
  )
}

/** Whether a certificate says fewer hours than there are by now, or names its holder otherwise: it can be made anew. */
const isOutdated = (certificate: HourCertificate, year: Year, holder: CurrentMember | undefined) =>
  certificate.compulsoryHours + certificate.electiveHours < year.compulsoryHours + year.electiveHours ||
  (holder !== undefined &&
    (certificate.holderName !== holder.name || certificate.memberNo !== holder.memberNo))

function Certificate({ year, certificate }: { year: Year; certificate: HourCertificate | undefined }) {
  const { t } = useLingui()
  const { data: holder } = useQuery(currentMemberQueryOptions)
  if (year.compulsoryHours + year.electiveHours === 0)
    return <span className={styles.none}>{t`没有学时`}</span>
  return (
    <span className={styles.certificate}>
      {certificate && (
        <>
          <TextLink asChild>
            <Link to="/verify/hours/$code" params={{ code: certificate.verifyCode }}>
              {certificate.certNo}
            </Link>
          </TextLink>
          <Button asChild size="sm" variant="outline">
            <Link to="/hoursPrint" search={{ certificate: certificate.id }}>
              {t`打印或存为 PDF`} <VisuallyHidden>{year.year}</VisuallyHidden>
            </Link>
          </Button>
        </>
      )}
      {(!certificate || isOutdated(certificate, year, holder)) && (
        <CertifyYear year={year.year} isAgain={certificate !== undefined} />
      )}
    </span>
  )
}
