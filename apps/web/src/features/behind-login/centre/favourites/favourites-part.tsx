import { useLingui } from '@lingui/react/macro'
import { Button, EmptyState } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { favouriteKindNames, favouriteKinds } from '../../../../lib/chakra/record/favourite-kinds.ts'
import { FavouriteList } from '../../../../lib/chakra/record/favourite-list.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { useRole } from '../../../../lib/session/session.ts'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from '../centre.module.css'
import type { CentreSearch } from '../centre-search.ts'
import { KeepQuestion } from './keep-question.tsx'

/** What the member keeps, and what was brought here to be kept. */
export function FavouritesPart({ search }: { search: CentreSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<CentreSearch>()
  return (
    <div className={styles.stack}>
      <p className={styles.lead}>{t`在课程、资讯和期刊页面点“收藏”，就会列在这里，换一台设备也能找到。`}</p>
      {search.keep && <KeepQuestion keep={search.keep} />}
      <FilterBar label={t`筛选收藏`}>
        <FilterSelect
          label={t`类别`}
          all={t`全部类别`}
          value={search.kind}
          options={favouriteKinds.map((value) => ({ value, label: i18n._(favouriteKindNames[value].label) }))}
          onChange={(kind) => narrow({ kind })}
        />
      </FilterBar>
      <FavouriteList
        kind={search.kind}
        page={search.page}
        empty={search.kind ? <NoneOfKind /> : <NoFavourites />}
      />
    </div>
  )
}

function NoneOfKind() {
  const { t } = useLingui()
  return (
    <NothingFound
      title={t`没有这一类收藏`}
      link={
        <Link
          to="."
          search={(search: object) => ({ ...search, kind: undefined, page: undefined })}
        >{t`查看全部收藏`}</Link>
      }
    >
      {t`换一个类别，或查看全部。`}
    </NothingFound>
  )
}

function NoFavourites() {
  const { t } = useLingui()
  const isUnit = useRole() === 'memberCompany'
  return (
    <EmptyState
      art={<EmptyPicture variant="list" />}
      title={t`还没有收藏`}
      action={
        <Button asChild variant="outline">
          {isUnit ? (
            <Link to="/DynamicWork" search={{}}>{t`看看行业动态`}</Link>
          ) : (
            <Link to="/continueEducate" search={{}}>{t`看看有哪些课程`}</Link>
          )}
        </Button>
      }
    >
      {t`收藏的课程、资讯和期刊都会列在这里。`}
    </EmptyState>
  )
}
