import { useLingui } from '@lingui/react/macro'
import type { OwnerType } from '@portal/api-contract'
import { SkeletonText } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { BackLink } from '../../../../lib/chakra/page/back-link.tsx'
import { UnknownRecord } from '../../../../lib/chakra/record/unknown-record.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { ArrangeItems } from '../order/arrange-items.tsx'
import styles from '../own-site.module.css'
import type { ItemKind, OwnSiteSearch } from '../own-site-search.ts'
import { ownItemQueryOptions } from '../queries.ts'
import { kindNames, kindsOf } from '../states.ts'
import { ItemForm } from './item-form.tsx'
import { ItemList } from './item-list.tsx'
import type { ItemValues } from './item-values.ts'

interface ItemPartProps {
  owner: OwnerType
  search: OwnSiteSearch
  /** Gets what is typed, for the preview. */
  onChange: (values: ItemValues) => void
}

/** The list of what was written, one item of it, or a new one. */
export function ItemPart({ owner, search, onChange }: ItemPartProps) {
  const { t, i18n } = useLingui()
  const nameOf = (kind: ItemKind) => i18n._(wordOf(kindNames[owner], kind))
  if (search.item)
    return (
      <div className={styles.body}>
        <BackLink param="item">{t`返回内容列表`}</BackLink>
        <KnownItem key={search.item} id={search.item} nameOf={nameOf} onChange={onChange} />
      </div>
    )
  if (search.arrange)
    return (
      <div className={styles.body}>
        <BackLink param="arrange">{t`返回内容列表`}</BackLink>
        <ArrangeItems key={search.arrange} owner={owner} kind={search.arrange} />
      </div>
    )
  if (search.write && kindsOf(owner).some(({ kind }) => kind === search.write))
    return (
      <div className={styles.body}>
        <BackLink param="write">{t`返回内容列表`}</BackLink>
        <ItemForm
          key={search.write}
          item={undefined}
          kind={search.write}
          kindName={nameOf(search.write)}
          onChange={onChange}
        />
      </div>
    )
  return <ItemList owner={owner} search={search} />
}

interface KnownItemProps extends Pick<ItemPartProps, 'onChange'> {
  id: number
  nameOf: (kind: ItemKind) => string
}

function KnownItem({ id, nameOf, onChange }: KnownItemProps) {
  const { t } = useLingui()
  const query = useQuery(ownItemQueryOptions(id))
  const { data, error } = query
  if (data) return <ItemForm item={data} kind={data.kind} kindName={nameOf(data.kind)} onChange={onChange} />
  if (isMissing(error))
    return (
      <UnknownRecord
        title={t`没有找到这条内容`}
        link={<Link to="." search={{ part: 'items' }}>{t`返回内容列表`}</Link>}
      >
        {t`它可能已被删除，或地址有误。`}
      </UnknownRecord>
    )
  return error ? <LoadError title={t`内容没有加载成功`} query={query} /> : <SkeletonText lines={10} />
}
