import { useLingui } from '@lingui/react/macro'
import type { CourseDetail, CourseProgress } from '@portal/api-contract'
import { Icon } from '@portal/ui/artwork'
import { Button, Card, Heading, Notice, Skeleton } from '@portal/ui/chakra'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isMissing } from '../../../../lib/api/errors.ts'
import { LoadError } from '../../../../lib/chakra/load-error.tsx'
import { ContainedPart } from '../../../../lib/chakra/record/contained-part.tsx'
import { wordOf } from '../../../../lib/content/words/word-of.ts'
import { courseLink } from '../../../../lib/education/course-links.ts'
import { courseQueryOptions, progressQueryOptions } from '../../../../lib/education/course-queries.ts'
import { usePageTitle } from '../../../../lib/page/page-title.ts'
import { UnknownCourse } from '../course/unknown-course.tsx'
import styles from './swap.module.css'
import { SwapChoices } from './swap-choices.tsx'
import { SwapTerms } from './swap-terms.tsx'
import { swapRefusals } from './swap-words.ts'

/** The one swap of a course that was paid for: its terms first, then what it can be swapped for. */
export function SwapPage({ id }: { id: number }) {
  const { t } = useLingui()
  const isId = Number.isSafeInteger(id) && id > 0
  const course = useQuery({ ...courseQueryOptions(id), enabled: isId })
  const standing = useQuery({ ...progressQueryOptions(id), enabled: isId })
  const title = t`更换课程`
  usePageTitle(title)
  if (!isId || (!course.data && isMissing(course.error))) return <UnknownCourse />
  const failed = [course, standing].find(({ data, error }) => data === undefined && error !== null)
  return (
    <Card.Root className={styles.page}>
      <header className={styles.head}>
        <Link {...courseLink(id)} className={styles.back}>
          <Icon name="chevronLeft" size="1em" />
          {t`返回课程`}
        </Link>
        <Heading as="h1" size="2xl">
          {title}
        </Heading>
      </header>
      {failed && <LoadError query={failed} title={t`课程没有加载成功`} />}
      {!failed && course.data && standing.data && (
        <ContainedPart>
          <Swap course={course.data} progress={standing.data} />
        </ContainedPart>
      )}
      {!failed && !(course.data && standing.data) && <Skeleton height="24rem" />}
    </Card.Root>
  )
}

function Swap({ course, progress }: { course: CourseDetail; progress: CourseProgress }) {
  const { t, i18n } = useLingui()
  const { swap } = progress
  const back = (
    <Button asChild size="sm" variant="outline">
      <Link {...courseLink(course.id)}>{t`查看课程`}</Link>
    </Button>
  )
  if (swap === null) return <Notice action={back}>{t`只有付费加入的课程可以更换。`}</Notice>
  if (swap.refusal !== null) {
    return (
      <Notice tone="warning" title={t`这门课程不能更换`} action={back}>
        {i18n._(wordOf(swapRefusals, swap.refusal))}
      </Notice>
    )
  }
  return (
    <>
      <SwapTerms course={course} until={swap.until} />
      <SwapChoices course={course} />
    </>
  )
}
