import { useLingui } from '@lingui/react/macro'
import { Button, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../lib/api/errors.ts'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { UnknownRecord } from '../../../lib/chakra/unknown-record.tsx'
import { useMemberLinks } from '../../../lib/membership/member-links.ts'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { useRole } from '../../../lib/session/session.ts'
import { Paper } from './paper.tsx'
import styles from './print-page.module.css'
import type { PrintSearch } from './print-search.ts'
import { printQueryOptions } from './queries.ts'
import { useFit } from './use-fit.ts'

/** A sheet as it will be printed, with the button for it and the way back. */
export function PrintPage({ search }: { search: PrintSearch }) {
  const { t } = useLingui()
  usePageTitle(t`打印`)
  const fit = useFit()
  const back = useBack(search)
  const query = useQuery(printQueryOptions(search))
  const { data, error } = query
  return (
    <>
      <div className={styles.tools}>
        <Button asChild variant="outline">
          <Link {...back}>{t`返回`}</Link>
        </Button>
        {data && <Button onClick={() => void print()}>{t`打印`}</Button>}
      </div>
      <main className={styles.desk} ref={fit}>
        {data && search.type && <Paper type={search.type} print={data} />}
        {!data && (isMissing(error) || !search.type || !search.id) && (
          <UnknownRecord title={t`没有找到要打印的内容`} link={<Link {...back}>{t`返回`}</Link>}>
            {t`内容不存在，或不属于当前登录的账号。`}
          </UnknownRecord>
        )}
        {error && !data && !isMissing(error) && <LoadError query={query} title={t`打印内容没有加载成功`} />}
        {query.isLoading && <Skeleton width="210mm" height="297mm" />}
      </main>
    </>
  )
}

/** Where what is printed can be read. */
function useBack({ type, id }: PrintSearch) {
  const links = useMemberLinks()
  const isUnit = useRole() === 'memberCompany'
  if (type !== 'APPLY_FORM') return links.fees
  return { to: isUnit ? '/memberManagement' : '/personMemberManage', search: { apply: id } } as const
}

/** Opens the browser's print when every letter and picture is there. */
async function print(): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode().catch(() => {}))
  await Promise.all([document.fonts.ready, ...pictures])
  window.print()
}
