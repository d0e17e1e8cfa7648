import { useLingui } from '@lingui/react/macro'
import { BlueprintGrid } from '@portal/ui/artwork'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { Block } from '../parts/block.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { placeHref, places } from '../places.ts'
import { pricesQueryOptions } from '../queries.ts'
import { Instrument } from './instrument.tsx'
import styles from './prices.module.css'

/**
 * The month's prices: what the trade comes for. The band is dark in both themes, which its own theme attribute gives
 * to everything inside it.
 */
export function Prices({ chosen }: { chosen: string | undefined }) {
  const { t } = useLingui()
  const { data: navigation } = useQuery(navigationQueryOptions)
  const href = placeHref(navigation, places.prices)
  return (
    <div className={styles.band} data-theme="dark">
      <BlueprintGrid className={styles.grid} step={16} />
      <div className={`container ${styles.inner}`}>
        <Block title={t`造价信息`} more={href}>
          <Loaded
            query={useQuery(pricesQueryOptions)}
            name={t`造价信息`}
            empty={t`还没有造价信息。`}
            skeleton={<Instrument issues={[]} chosen={undefined} columnHref={href} />}
          >
            {(issues) => <Instrument issues={issues} chosen={chosen} columnHref={href} />}
          </Loaded>
        </Block>
      </div>
    </div>
  )
}
