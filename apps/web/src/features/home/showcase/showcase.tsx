import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Block } from '../parts/block.tsx'
import { LoadedRows } from '../parts/loaded-rows.tsx'
import { personSitesQueryOptions, unitSitesQueryOptions } from '../queries.ts'
import { Persons } from './persons.tsx'
import styles from './showcase.module.css'
import { Units } from './units.tsx'

/** Members show themselves: units with a picture of their work, persons with their face. */
export function Showcase() {
  const { t } = useLingui()
  return (
    <div className={styles.band}>
      <div className="container">
        <Block title={t`会员风采`} more="/2408">
          <LoadedRows
            query={useQuery(unitSitesQueryOptions)}
            name={t`单位会员`}
            empty={t`还没有单位会员的微网站。`}
            count={4}
          >
            {(sites) => <Units sites={sites} />}
          </LoadedRows>
          <LoadedRows
            query={useQuery(personSitesQueryOptions)}
            name={t`个人会员`}
            empty={t`还没有个人会员的微网站。`}
            count={6}
          >
            {(sites) => <Persons sites={sites} />}
          </LoadedRows>
        </Block>
      </div>
    </div>
  )
}
