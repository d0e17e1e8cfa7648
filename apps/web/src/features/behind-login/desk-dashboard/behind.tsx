import { useLingui } from '@lingui/react/macro'
import { Link as TextLink } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { Authorized } from '../../../lib/session/authorized.tsx'
import type { ListLink } from './chart/chart-data.ts'
import styles from './dashboard.module.css'

/** The way to what a figure counts. */
export function Behind({ title, needs, ...list }: ListLink & { title: string }) {
  const { t } = useLingui()
  return (
    <Authorized authority={needs}>
      <TextLink asChild className={styles.behind}>
        <Link {...list} aria-label={t`查看列表：${title}`}>{t`查看列表`}</Link>
      </TextLink>
    </Authorized>
  )
}
