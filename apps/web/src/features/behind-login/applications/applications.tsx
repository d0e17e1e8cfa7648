import { useLingui } from '@lingui/react/macro'
import type { MemberApply } from '@portal/api-contract'
import { Card, SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { isMissing } from '../../../lib/api/errors.ts'
import { LoadError } from '../../../lib/chakra/load-error.tsx'
import { OpenedPart } from '../../../lib/chakra/page/opened-part.tsx'
import { ContainedPart } from '../../../lib/chakra/record/contained-part.tsx'
import { UnknownRecord } from '../../../lib/chakra/record/unknown-record.tsx'
import { usePageTitle } from '../../../lib/page/page-title.ts'
import { Authorized, useAuthorized } from '../../../lib/session/authorized.tsx'
import { lazyPart } from '../../../lib/states/lazy-part.tsx'
import styles from './applications.module.css'
import { ApplyList } from './apply-list.tsx'
import type { ApplySearch } from './apply-search.ts'
import { BeginPanel } from './begin-panel.tsx'
import { applyQueryOptions } from './queries.ts'
import { isEditable } from './words.ts'

// The overview is what most visits are for: it does not wait for the form's rules and the details' dialogs.
const ApplyFormPage = lazyPart(async () => ({
  default: (await import('./form/apply-form-page.tsx')).ApplyFormPage,
}))
const BeginApply = lazyPart(async () => ({ default: (await import('./form/begin-apply.tsx')).BeginApply }))
const ApplyDetail = lazyPart(async () => ({ default: (await import('./apply-detail.tsx')).ApplyDetail }))

interface ApplicationsProps {
  search: ApplySearch
  /** Where the membership stands. */
  membership: ReactNode
}

/** The membership: where it stands, what can be applied for, all applications; or one that is opened or begun. */
export function Applications({ search, membership }: ApplicationsProps) {
  const { t } = useLingui()
  usePageTitle(t`会员管理`)
  const { apply, from, step, page } = search
  const begin = useAuthorized('applies.write') ? search.begin : undefined
  return (
    <OpenedPart of={apply || begin ? 'one' : 'all'}>
      <Suspense fallback={<Opening />}>
        {apply && <OneApply id={apply} step={step} />}
        {!apply && begin && <BeginApply key={`${begin} ${from}`} kind={begin} from={from} step={step ?? 0} />}
      </Suspense>
      {!apply && !begin && (
        <div className={styles.overview}>
          <h1 className="visually-hidden">{t`会员管理`}</h1>
          <div className={styles.standing}>
            <ContainedPart>{membership}</ContainedPart>
          </div>
          <ContainedPart>
            <Authorized authority="applies.write">
              <BeginPanel />
            </Authorized>
          </ContainedPart>
          <div className={styles.whole}>
            <ContainedPart>
              <ApplyList page={page} />
            </ContainedPart>
          </div>
        </div>
      )}
    </OpenedPart>
  )
}

const Opening = () => (
  <Card.Root className={styles.page}>
    <SkeletonText lines={10} />
  </Card.Root>
)

/** A draft is gone on with where it was left. */
const stepOf = ({ status, step }: MemberApply): number => (status === 'DRAFT' ? step : 0)

function OneApply({ id, step }: { id: number; step: number | undefined }) {
  const { t } = useLingui()
  const mayWrite = useAuthorized('applies.write')
  const query = useQuery(applyQueryOptions(id))
  const { data, error } = query
  if (!data && isMissing(error)) return <UnknownApply />
  if (!data && !error) return <Opening />
  if (!data)
    return (
      <Card.Root className={styles.page}>
        <LoadError query={query} title={t`申请没有加载成功`} />
      </Card.Root>
    )
  return mayWrite && isEditable(data) ? (
    <ApplyFormPage key={id} kind={data.applyKind} apply={data} step={step ?? stepOf(data)} />
  ) : (
    <ApplyDetail apply={data} />
  )
}

function UnknownApply() {
  const { t } = useLingui()
  return (
    <UnknownRecord
      title={t`没有找到这份申请`}
      link={<Link to="." search={(search) => ({ ...search, apply: undefined })}>{t`查看全部申请`}</Link>}
    >
      {t`申请不存在，或不属于当前登录的账号。`}
    </UnknownRecord>
  )
}
