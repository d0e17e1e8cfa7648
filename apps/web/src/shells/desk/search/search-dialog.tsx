import { useLingui } from '@lingui/react/macro'
import { Dialog, Input, Text } from '@portal/ui/chakra'
import { Link, useNavigate } from '@tanstack/react-router'
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useState } from 'react'
import { useFoundRecords } from './found-records.ts'
import styles from './search-dialog.module.css'
import { type FoundPage, searchPages } from './search-pages.ts'

interface SearchDialogProps {
  isOpen: boolean
  onClose: () => void
  pages: readonly FoundPage[]
}

/** Finds a page of the desk by a part of its name, and records by number or name; the arrows choose, Enter opens. */
export default function SearchDialog({ isOpen, onClose, pages }: SearchDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t`查找页面和记录`}
      closeLabel={t`关闭`}
      holdsWork={false}
    >
      <Search pages={pages} onClose={onClose} />
    </Dialog>
  )
}

function Search({ pages, onClose }: Omit<SearchDialogProps, 'isOpen'>) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const id = useId()
  const [asked, setAsked] = useState('')
  const [chosen, setChosen] = useState(0)
  // Enter was pressed before anything was there that it could open.
  const [isAwaited, setAwaited] = useState(false)
  const { records, isPending, hasFailed } = useFoundRecords(asked)
  const found = [...searchPages(pages, asked), ...records]
  const ask = (value: string) => {
    setAsked(value)
    setChosen(0)
    setAwaited(false)
  }
  const open = ({ href }: FoundPage) => {
    onClose()
    void navigate({ href })
  }
  const openFirst = useEffectEvent(() => {
    setAwaited(false)
    if (found[0]) open(found[0])
  })
  useEffect(() => {
    if (isAwaited && !isPending) openFirst()
  }, [isAwaited, isPending])
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const page = found[chosen]
    if (step) setChosen((chosen + step + found.length) % Math.max(found.length, 1))
    else if (event.key === 'Enter' && page && !event.nativeEvent.isComposing) open(page)
    else if (event.key === 'Enter' && isPending && !event.nativeEvent.isComposing) setAwaited(true)
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> has no role in the browsers the portal still serves
    <div role="search" className={styles.search}>
      <Input
        aria-label={t`页面名称、编号或姓名`}
        placeholder={t`输入页面名称、编号或姓名`}
        role="combobox"
        aria-expanded={found.length > 0}
        aria-controls={id}
        aria-activedescendant={found[chosen] && `${id}-${chosen}`}
        autoComplete="off"
        value={asked}
        onChange={({ currentTarget }) => ask(currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <div id={id} className={styles.found} role="listbox" aria-label={t`查找结果`}>
        {found.map(({ href, title, groups }, index) => (
          <Link
            key={href}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === chosen}
            ref={(element) => {
              if (index === chosen) element?.scrollIntoView({ block: 'nearest' })
            }}
            to={href as '/dashboard'}
            tabIndex={-1}
            className={styles.page}
            onClick={onClose}
            activeProps={{}}
          >
            <span>{title}</span>
            <span className={styles.groups}>{groups}</span>
          </Link>
        ))}
      </div>
      <div role="status">
        {hasFailed && <Text>{t`部分记录没有查询成功，请稍后再试。`}</Text>}
        {found.length === 0 && !isPending && !hasFailed && (
          <Text color="fg.muted">{t`没有找到这样的页面或记录。`}</Text>
        )}
      </div>
    </div>
  )
}
