import { useLingui } from '@lingui/react/macro'
import { ApiError } from '@portal/api-contract'
import { Button, Skeleton, Text } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { errorText, isMissing } from '../../../lib/api/errors.ts'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../lib/chakra/unknown-record.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { useRole } from '../../../lib/session/session.ts'
import { Certificate } from './certificate.tsx'
import { Paper } from './paper.tsx'
import { paperWords } from './paper-words.ts'
import styles from './print-page.module.css'
import { isCertificate, type PrintSubject, printQueryOptions } from './queries.ts'
import { useFit } from './use-fit.ts'

interface PrintPageProps {
  subject: PrintSubject
  /** The page is for a file to keep: it says how the browser makes one. */
  isFile?: boolean
}

/** A sheet as it will be printed, with the button for it and the way back. */
export function PrintPage({ subject, isFile }: PrintPageProps) {
  const { t } = useLingui()
  const query = useQuery(printQueryOptions(subject))
  const { data, error } = query
  // The browser proposes the title as the file's name.
  usePageTitle(data ? `${paperWords[data.printType].title} ${data.holderName} ${data.certNo}` : t`打印`)
  const fit = useFit(isCertificate(subject) ? 297 : 210)
  const back = <Link {...useBack(subject)}>{t`返回`}</Link>
  return (
    <>
      <div className={styles.tools}>
        <Button asChild variant="outline">
          {back}
        </Button>
        {data && isFile && (
          <Text className={styles.hint}>{t`在打印窗口中选择“另存为 PDF”，纸张 A4，不缩放。`}</Text>
        )}
        {data && <Button onClick={() => void print()}>{isFile ? t`另存为 PDF` : t`打印`}</Button>}
      </div>
      <main className={styles.desk} ref={fit}>
        {data && (isCertificate(subject) ? <Certificate print={data} /> : <Paper print={data} />)}
        {!data && isConflict(error) && (
          <UnknownRecord title={t`现在还不能打印`} link={back}>
            {errorText(error)}
          </UnknownRecord>
        )}
        {!data && (isMissing(error) || (query.isPending && query.fetchStatus === 'idle')) && (
          <UnknownRecord title={t`没有找到要打印的内容`} link={back}>
            {t`内容不存在，或不属于当前登录的账号。`}
          </UnknownRecord>
        )}
        {error && !data && !isMissing(error) && !isConflict(error) && (
          <LoadError query={query} title={t`打印内容没有加载成功`} />
        )}
        {query.isPending && query.fetchStatus === 'paused' && (
          <LoadError query={{ ...query, error: unreachable }} title={t`打印内容没有加载成功`} />
        )}
        {query.isLoading && (
          <div className={isCertificate(subject) ? styles.across : styles.upright}>
            <Skeleton width="100%" height="100%" />
          </div>
        )}
      </main>
    </>
  )
}

/** Without a network nothing is asked for, so nothing fails either; the page goes on by itself once there is one. */
const unreachable = new ApiError('network')

/** What is asked for cannot be printed as things are: a fee that is not paid has no receipt. */
const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Where what is printed can be read. */
function useBack(subject: PrintSubject) {
  const links = useMemberLinks()
  const isUnit = useRole() === 'memberCompany'
  const membership = { to: isUnit ? '/memberManagement' : '/personMemberManage' } as const
  if (subject.type === 'APPLY_FORM') return { ...membership, search: { apply: subject.id } }
  return isCertificate(subject) ? membership : links.fees
}

/** Opens the browser's print when every letter and picture is there. */
async function print(): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode().catch(() => {}))
  await Promise.all([document.fonts.ready, ...pictures])
  window.print()
}
