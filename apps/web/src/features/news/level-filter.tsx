import { useLingui } from '@lingui/react/macro'
import { TabNav } from '@portal/ui'
import { Link } from '@tanstack/react-router'
import { LevelName } from '../../lib/level-name.tsx'
import type { ColumnSearch } from './column-search.ts'

const levels = ['国家', '部委', '省级', '协会'] as const

// “All levels” leaves the level out: it is the page's own link only where there is none.
const exactly = { exact: true, explicitUndefined: true }

/** Narrows the policies by the rank of who issued them. */
export function LevelFilter({ path, search }: { path: string; search: ColumnSearch }) {
  const { t } = useLingui()
  const tabs = [
    { id: 'all', level: undefined, label: t`全部层级` },
    ...levels.map((level) => ({ id: level, level, label: <LevelName level={level} /> })),
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
