import { useLingui } from '@lingui/react/macro'
import type { CurrentUser } from '@portal/api-contract'
import { Avatar, Button, Menu, type MenuEntry } from '@portal/ui/chakra'
import { Link } from '@tanstack/react-router'
import { assetUrl } from '../../../lib/api/http.ts'
import styles from './desk-header.module.css'

interface AccountMenuProps {
  user: CurrentUser | undefined
  onSettings: () => void
  onLock: () => void
  onLogout: () => void
}

/** Who is at the desk, with what concerns the account. It is there also for whoever may open nothing else. */
export function AccountMenu({ user, onSettings, onLock, onLogout }: AccountMenuProps) {
  const { t } = useLingui()
  const name = user?.name ?? ''
  const items: MenuEntry[] = [
    { id: 'centre', label: t`我的账号`, link: <Link to="/account/center">{t`我的账号`}</Link> },
    { id: 'settings', label: t`账号设置`, link: <Link to="/account/settings">{t`账号设置`}</Link> },
    { id: 'arrange', label: t`界面设置`, onSelect: onSettings },
    { id: 'lock', label: t`锁定屏幕`, onSelect: onLock },
    { id: 'website', label: t`返回网站首页`, link: <Link to="/">{t`返回网站首页`}</Link>, startsGroup: true },
    { id: 'logout', label: t`退出账号`, onSelect: onLogout },
  ]
  return (
    <Menu
      align="end"
      label={t`账号`}
      items={items}
      trigger={
        <Button variant="ghost" size="sm">
          <Avatar name={name} src={user?.avatar ? assetUrl(user.avatar) : undefined} size="sm" />
          <span lang="zh-CN" className={styles.name}>
            {name}
          </span>
        </Button>
      }
    />
  )
}
