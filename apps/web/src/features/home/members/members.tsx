import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { navigationQueryOptions } from '../../../lib/page/navigation.ts'
import { Block } from '../parts/block.tsx'
import { placeHref, places } from '../places.ts'
import { Benefits } from './benefits.tsx'
import { MemberDoor } from './member-door.tsx'
import styles from './members.module.css'

/** What membership brings, and the way in. */
export function Members() {
  const { t } = useLingui()
  const { data: navigation } = useQuery(navigationQueryOptions)
  const href = placeHref(navigation, places.benefits)
  return (
    <Block title={t`会员服务`} more={href}>
      <div className={styles.row}>
        <MemberDoor />
        <Benefits />
      </div>
    </Block>
  )
}
