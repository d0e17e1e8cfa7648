import { Skeleton as ChakraSkeleton } from '@chakra-ui/react/skeleton'
import { chakra } from '@chakra-ui/react/styled-system'
import { themed } from '../themed.ts'

const Base = /* @__PURE__ */ themed(ChakraSkeleton, 'skeleton', {
  base: {
    display: 'block',
    borderRadius: 'l1',
    background: 'bg.muted',
    animation: 'breathe 1.6s ease-in-out infinite alternate',
  },
})

type SkeletonProps = {
  /** CSS lengths, or `ratio` (width / height) in place of the height. */
  width?: string
  height?: string
  ratio?: number
}

/** A grey block with the measures of what will stand there; hidden from screen readers. */
export const Skeleton = ({ width = '100%', height, ratio }: SkeletonProps) => (
  <Base as="span" width={width} height={height} aspectRatio={ratio} aria-hidden data-skeleton />
)

/** Lines of text to come, in the font size of the place. */
export const SkeletonText = ({ lines = 3 }: { lines?: number }) => (
  <chakra.span display="grid" gap="0.75em" aria-hidden data-skeleton>
    {Array.from({ length: lines }, (_, index) => (
      <Base
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move
        key={index}
        as="span"
        height="1em"
        width={index === lines - 1 && lines > 1 ? '62%' : 'full'}
      />
    ))}
  </chakra.span>
)
