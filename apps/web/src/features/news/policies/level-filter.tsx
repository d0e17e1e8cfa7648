import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { LevelName } from '../../../lib/content/level-name.tsx'
import type { ColumnSearch } from '../column/column-search.ts'

const levels = ['国家', '部委', '省级', '协会'] as const

/** By an entry's stored name: who issues what stands there, where it is not all of them. */
const levelsOf: Record<string, readonly (typeof levels)[number][]> = {
  国家与部委: ['国家', '部委'],
  省级政策: [],
  计价依据: ['省级', '协会'],
  政策解读: [],
}

// “All levels” leaves the level out: it is the page's own link only where there is none.
const exactly = { exact: true, explicitUndefined: true }

interface LevelFilterProps {
  /** Stored name of the column or entry. */
  name: string
  path: string
  search: ColumnSearch
}

/** Narrows the policies by the rank of who issued them; nothing where there is but one. */
export function LevelFilter({ name, path, search }: LevelFilterProps) {
  const { t } = useLingui()
  const offered = levelsOf[name] ?? levels
  if (offered.length === 0) return null
  const tabs = [
    { id: 'all', level: undefined, label: t`全部层级` },
    ...offered.map((level) => ({ id: level, level, label: <LevelName level={level} /> })),
  ]
  return (
    <TabNav
      label={t`发文层级`}
      tabs={tabs}
      currentId={search.level ?? 'all'}
      renderLink={({ level }, props) => (
        <Link
          {...props}
          to={path}
          search={{ ...search, page: undefined, level }}
          activeOptions={exactly}
          resetScroll={false}
        />
      )}
    />
  )
}
