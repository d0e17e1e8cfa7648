import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { Each } from '../../../lib/states/each.tsx'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { placeHref, places } from '../places.ts'
import { policiesQueryOptions } from '../queries.ts'
import styles from './policies.module.css'
import { PolicyRow } from './policy-row.tsx'

/** The register of the latest documents: number, level, issuer, date. */
export function Policies() {
  const { t } = useLingui()
  const { data: navigation } = useQuery(navigationQueryOptions)
  return (
    <Block title={t`政策法规`} more={placeHref(navigation, places.policies)}>
      <LoadedRows
        query={useQuery(policiesQueryOptions)}
        name={t`政策法规`}
        empty={t`还没有政策文件。`}
        count={6}
      >
        {(items) => <Rows items={items} />}
      </LoadedRows>
    </Block>
  )
}

const Rows = ({ items }: { items: Parameters<typeof PolicyRow>[0]['item'][] }) => (
  <ol className={styles.rows}>
    <Each items={items}>{(item) => <PolicyRow item={item} />}</Each>
  </ol>
)
