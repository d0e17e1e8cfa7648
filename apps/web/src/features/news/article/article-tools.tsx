import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { Link } from '@tanstack/react-router'
import { copyText } from '../../../lib/browser/copy-text.ts'
import { keepLink } from '../../../lib/membership/keep-link.ts'
import { useRole } from '../../../lib/session/session.ts'
import styles from './article-tools.module.css'
import type { ReadingSize } from './reading-size.ts'

const sizes: { size: ReadingSize; sign: string; name: MessageDescriptor }[] = [
  { size: 'small', sign: 'A−', name: msg`小号字` },
  { size: 'medium', sign: 'A', name: msg`标准字` },
  { size: 'large', sign: 'A+', name: msg`大号字` },
]

interface ArticleToolsProps {
  /** Of an article that can be kept among the favourites. */
  id?: number
  size: ReadingSize
  onSize: (size: ReadingSize) => void
}

/** Text size, link and print, and for a personal member the way into the favourites. */
export function ArticleTools({ id, size, onSize }: ArticleToolsProps) {
  const { i18n, t } = useLingui()
  return (
    <div className={styles.tools}>
      <fieldset className={styles.sizes}>
        <legend className="visually-hidden">{t`字号`}</legend>
        {sizes.map((option) => (
          <button
            key={option.size}
            type="button"
            aria-pressed={option.size === size}
            onClick={() => onSize(option.size)}
          >
            <span aria-hidden="true">{option.sign}</span>
            <VisuallyHidden>{i18n._(option.name)}</VisuallyHidden>
          </button>
        ))}
      </fieldset>
      <CopyLink />
      {id !== undefined && <Keep id={id} />}
      <button type="button" className={styles.tool} onClick={() => window.print()}>
        <Icon name="printer" />
        {t`打印`}
      </button>
    </div>
  )
}

function Keep({ id }: { id: number }) {
  const { t } = useLingui()
  const role = useRole()
  if (role === null) return null
  return (
    <Link {...keepLink(role, 'NEWS', id)} className={styles.tool}>
      <Icon name="star" />
      {t`收藏`}
    </Link>
  )
}

function CopyLink() {
  const { t } = useLingui()
  const copy = () => {
    const { origin, pathname, search } = window.location
    const article = new URLSearchParams(search).get('article')
    return copyText(`${origin}${pathname}${article ? `?article=${article}` : search}`, t`链接已复制`)
  }
  return (
    <button type="button" className={styles.tool} onClick={() => void copy()}>
      <Icon name="link" />
      {t`复制链接`}
    </button>
  )
}
