import { useLingui } from '@lingui/react/macro'
import { EmptyState } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSelection } from '../../../../lib/chakra/choice/use-selection.ts'
import { DataList } from '../../../../lib/chakra/data-list.tsx'
import { FilterBar, FilterSelect } from '../../../../lib/chakra/filter-bar.tsx'
import { KeywordForm } from '../../../../lib/chakra/keyword-form.tsx'
import { NothingFound } from '../../../../lib/chakra/nothing-found.tsx'
import { useNarrow } from '../../../../lib/list/use-narrow.ts'
import { useSort } from '../../../../lib/list/use-sort.ts'
import { useAuthorized } from '../../../../lib/session/authorized.tsx'
import { EmptyPicture } from '../../../../lib/states/empty-picture.tsx'
import styles from './people.module.css'
import { certBands, type PeopleSearch, peoplePageSize, peopleSorts, validityBands } from './people-search.ts'
import { hasPayable, PeopleSelectionBar } from './people-selection.tsx'
import { peopleQueryOptions } from './queries.ts'
import { usePeopleColumns } from './use-people-columns.tsx'
import { validityNames } from './words.ts'

/** Who belongs to the unit: looked for by name, narrowed, sorted, paged. */
export function PeopleList({ search }: { search: PeopleSearch }) {
  const { t } = useLingui()
  const query = useQuery(peopleQueryOptions(search))
  const mayPay = useAuthorized(['batches.read', 'batches.write'])
  const selection = useSelection(query.data?.items ?? [], (person) => mayPay && hasPayable(person))
  const columns = usePeopleColumns(selection)
  const sorting = useSort(peopleSorts, search.sort)
  return (
    <>
      <PeopleFilters search={search} />
      <DataList
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        caption={t`本单位人员`}
        page={search.page ?? 1}
        pageSize={peoplePageSize}
        {...sorting}
        empty={
          <Nobody isNarrowed={Boolean(search.keyword ?? search.owing ?? search.validity ?? search.cert)} />
        }
      />
      <PeopleSelectionBar selection={selection} />
    </>
  )
}

function PeopleFilters({ search }: { search: PeopleSearch }) {
  const { t, i18n } = useLingui()
  const narrow = useNarrow<PeopleSearch>()
  return (
    <div className={styles.filters}>
      <KeywordForm label={t`按姓名查找`} value={search.keyword} onSearch={(keyword) => narrow({ keyword })} />
      <FilterBar label={t`筛选人员`}>
        <FilterSelect
          label={t`会费`}
          all={t`不限`}
          value={search.owing}
          options={[
            { value: 'yes', label: t`有未缴会费` },
            { value: 'no', label: t`已缴清` },
          ]}
          onChange={(owing) => narrow({ owing })}
        />
        <FilterSelect
          label={t`会籍`}
          all={t`不限`}
          value={search.validity}
          options={validityBands.map((value) => ({ value, label: i18n._(validityNames[value]) }))}
          onChange={(validity) => narrow({ validity })}
        />
        <FilterSelect
          label={t`注册证书`}
          all={t`不限`}
          value={search.cert}
          options={certBands.map((value) => ({ value, label: i18n._(validityNames[value]) }))}
          onChange={(cert) => narrow({ cert })}
        />
      </FilterBar>
    </div>
  )
}

function Nobody({ isNarrowed }: { isNarrowed: boolean }) {
  const { t } = useLingui()
  if (!isNarrowed)
    return (
      <EmptyState art={<EmptyPicture variant="list" />} title={t`还没有人员`}>
        {t`以手机号码邀请，对方接受后即列在这里，会费可由单位代缴。`}
      </EmptyState>
    )
  return (
    <NothingFound
      title={t`没有符合条件的人员`}
      link={<Link to="/memberManagement" search={{ part: 'people' }}>{t`查看全部人员`}</Link>}
    />
  )
}
