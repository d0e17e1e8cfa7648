import { Button, Skeleton } from '@portal/ui/chakra'
import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { type ReactElement, type ReactNode, Suspense, useEffect, useState } from 'react'
import { isMissing } from '../../../api/errors.ts'
import { LoadError } from '../../load-error.tsx'
import { UnknownRecord } from '../../record/unknown-record.tsx'
import { DeskPage } from '../desk-page.tsx'
import { useTab } from '../tab.ts'

/** Where records are written, each named by `id` in its address, and where they are listed. */
export interface RecordPlaces {
  form: '/form/news' | '/form/fee-news' | '/form/journal' | '/form/activity' | '/form/course'
  list: '/list/news' | '/list/fee-news' | '/list/journals' | '/list/activities' | '/list/courses'
}

/** The words of such a page. */
interface RecordPageWords {
  title: string
  /** Leads to the form of a new record. */
  anew: string
  /** Leads to the list. */
  all: string
  /** There is no such record. */
  missing: string
  missingHint: string
  /** The record could not be read. */
  failed: string
}

interface RecordFormPageProps<One, Key extends QueryKey> {
  places: RecordPlaces
  words: RecordPageWords
  /** The record that the address names; a new one without. */
  id: number | undefined
  query: (id: number) => UseQueryOptions<One, Error, One, Key>
  /** The form, which is heavy and thus may be loaded after the page stands. */
  form: (record: One | undefined) => ReactNode
  /** What lies above the form once somebody asks. */
  children?: ReactNode
}

/** Where records of the desk are written: a new one, or the one that the address names. */
export function RecordFormPage<One, Key extends QueryKey>({
  places,
  words,
  id,
  children,
  ...rest
}: RecordFormPageProps<One, Key>) {
  const toList = <Link to={places.list}>{words.all}</Link>
  return (
    <DeskPage
      title={words.title}
      actions={
        <>
          {id !== undefined && (
            <Button asChild variant="outline" size="sm">
              <Link to={places.form}>{words.anew}</Link>
            </Button>
          )}
          <Button asChild variant="outline" size="sm">
            {toList}
          </Button>
        </>
      }
    >
      <Suspense fallback={<FormSkeleton />}>
        {id === undefined ? (
          rest.form(undefined)
        ) : (
          <Known key={id} id={id} words={words} toList={toList} {...rest} />
        )}
      </Suspense>
      {children}
    </DeskPage>
  )
}

interface KnownProps<One, Key extends QueryKey>
  extends Pick<RecordFormPageProps<One, Key>, 'words' | 'query' | 'form'> {
  id: number
  toList: ReactElement
}

function Known<One, Key extends QueryKey>({ id, words, toList, query: queryOf, form }: KnownProps<One, Key>) {
  const query = useQuery(queryOf(id))
  if (query.data) return form(query.data)
  if (isMissing(query.error))
    return (
      <UnknownRecord title={words.missing} link={toList}>
        {words.missingHint}
      </UnknownRecord>
    )
  if (query.error) return <LoadError title={words.failed} query={query} />
  return <FormSkeleton />
}

const FormSkeleton = () => <Skeleton height="41rem" />

/** Gives the address of the form of a new record the id that the record has got, once its tab is looked at. */
export function useOpenSaved({ form }: RecordPlaces, id: number | undefined) {
  const navigate = useNavigate()
  const { isActive } = useTab()
  const [saved, setSaved] = useState<number>()
  // While another tab is looked at the address is that one's.
  useEffect(() => {
    if (saved === undefined || !isActive) return
    setSaved(undefined)
    void navigate({ to: form, search: { id: saved }, replace: true })
  }, [saved, isActive, form, navigate])
  return (kept: { id: number }) => {
    if (id === undefined) setSaved(kept.id)
  }
}
