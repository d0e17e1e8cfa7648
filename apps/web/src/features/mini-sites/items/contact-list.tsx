import { useLingui } from '@lingui/react/macro'
import type { CompanySite } from '@portal/api-contract'
import { classNames, linkClass } from '@portal/ui'
import { Icon, type IconName } from '@portal/ui/artwork'
import type { ReactNode } from 'react'
import { StoredLink } from '../../../lib/address/stored-link.tsx'
import { mailHref, phoneHref } from '../../../lib/address/web-address.ts'
import styles from './contact-list.module.css'

interface Way {
  icon: IconName
  term: string
  detail: ReactNode
}

/** The ways to reach a member that it has given. */
export function ContactList({ contacts }: { contacts: CompanySite['contacts'] }) {
  const ways = useWays(contacts).filter(({ detail }) => detail)
  return (
    <dl className={styles.list}>
      {ways.map(({ icon, term, detail }) => (
        <div key={icon} className={styles.way}>
          <dt>
            <Icon name={icon} />
            {term}
          </dt>
          <dd>{detail}</dd>
        </div>
      ))}
    </dl>
  )
}

function useWays({ contactName, phone, email, address, postCode, website }: CompanySite['contacts']): Way[] {
  const { t } = useLingui()
  const link = classNames(linkClass, styles.link)
  return [
    { icon: 'user', term: t`联系人`, detail: contactName && <span lang="zh-CN">{contactName}</span> },
    {
      icon: 'phone',
      term: t`电话`,
      detail: phone && (
        <a href={phoneHref(phone)} className={link}>
          {phone}
        </a>
      ),
    },
    {
      icon: 'mail',
      term: t`邮箱`,
      detail: email && (
        <a href={mailHref(email)} className={link}>
          {email}
        </a>
      ),
    },
    {
      icon: 'pin',
      term: t`地址`,
      detail: address && (
        <span lang="zh-CN">
          {address} {postCode}
        </span>
      ),
    },
    {
      icon: 'globe',
      term: t`网址`,
      detail: website && (
        <StoredLink href={website} className={link}>
          {website.replace(/^https?:\/\/|\/$/g, '')}
        </StoredLink>
      ),
    },
  ]
}
