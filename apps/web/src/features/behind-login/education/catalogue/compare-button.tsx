import { useLingui } from '@lingui/react/macro'
import { Button, Link as TextLink, VisuallyHidden } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import type { ListedCourse } from '../course/queries.ts'
import type { CatalogueSearch } from './catalogue-search.ts'
import { mostCompared, readCompared } from './compared.ts'
import { useCompare } from './use-compare.ts'

interface CompareButtonProps {
  course: ListedCourse
  search: CatalogueSearch
}

/** Chooses a course to be compared, and leads to the comparison once there is something to compare. */
export function CompareButton({ course: { id, title }, search }: CompareButtonProps) {
  const { t } = useLingui()
  const toggle = useCompare()
  const compared = readCompared(search.compare)
  const count = compared.length
  const isChosen = compared.includes(id)
  const isFull = !isChosen && count >= mostCompared
  return (
    <>
      <Button
        size="sm"
        variant={isChosen ? 'solid' : 'outline'}
        aria-pressed={isChosen}
        disabled={isFull}
        onClick={() => toggle(id)}
      >
        {isFull ? t`已选满 ${count} 门` : isChosen ? t`已加入比较` : t`加入比较`}
        <VisuallyHidden>
          {' '}
          <span lang="zh-CN">{title}</span>
        </VisuallyHidden>
      </Button>
      {isChosen && count > 1 && (
        <TextLink asChild>
          <Link
            to="."
            search={(former) => ({ ...former, view: 'compare' as const })}
            resetScroll={false}
          >{t`查看比较（${count}）`}</Link>
        </TextLink>
      )}
    </>
  )
}
