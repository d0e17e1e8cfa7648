import { useLingui } from '@lingui/react/macro'
import { Button } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import styles from './catalogue.module.css'
import type { CatalogueSearch } from './catalogue-search.ts'
import { readCompared } from './compared.ts'

/** The ways to look at the courses: cards, rows, and those that were chosen side by side. */
export function Views({ search }: { search: CatalogueSearch }) {
  const { t } = useLingui()
  const count = readCompared(search.compare).length
  const views = [
    { id: undefined, label: t`卡片` },
    { id: 'list', label: t`列表` },
    ...(count > 0 ? [{ id: 'compare', label: t`比较（${count}）` } as const] : []),
  ] as const
  return (
    <nav aria-label={t`显示方式`} className={styles.views}>
      {views.map(({ id, label }) => (
        <Button key={label} asChild size="sm" variant={search.view === id ? 'solid' : 'outline'}>
          <Link
            to="."
            search={(former) => ({ ...former, view: id })}
            resetScroll={false}
            aria-current={search.view === id ? 'true' : undefined}
          >
            {label}
          </Link>
        </Button>
      ))}
    </nav>
  )
}
