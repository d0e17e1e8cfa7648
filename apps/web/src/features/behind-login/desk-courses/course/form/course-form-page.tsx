import { useLingui } from '@lingui/react/macro'
import {
  RecordFormPage,
  type RecordPlaces,
  useOpenSaved,
} from '../../../../../lib/chakra/desk/record-form/record-form-page.tsx'
import { lazyPart } from '../../../../../lib/states/lazy-part.tsx'
import type { CourseFormSearch } from '../../courses-search.ts'
import { courseQueryOptions } from '../queries.ts'
import type { CoursePreviewOf } from './form-props.ts'

// The page stands before its form, which is heavy.
const CourseForm = lazyPart(() => import('./course-form.tsx'))

const places: RecordPlaces = { form: '/form/course', list: '/list/courses' }

interface PageProps {
  search: CourseFormSearch
  preview: CoursePreviewOf
}

/** Where courses are written: a new one, or the one that the address names. */
export function CourseFormPage({ search: { id }, preview }: PageProps) {
  const { t } = useLingui()
  const openSaved = useOpenSaved(places, id)
  return (
    <RecordFormPage
      places={places}
      words={{
        ...{ title: t`课程编辑`, anew: t`写新课程`, all: t`全部课程` },
        ...{ missing: t`没有找到这门课程`, missingHint: t`它可能已被删除。` },
        failed: t`这门课程没有加载成功`,
      }}
      id={id}
      query={courseQueryOptions}
      form={(course) => <CourseForm course={course} preview={preview} onSaved={openSaved} />}
    />
  )
}
