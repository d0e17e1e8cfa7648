import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import styles from './links.module.css'

/** National bodies and registers the trade works with. */
const links = [
  { name: msg`住房和城乡建设部`, href: 'https://www.mohurd.gov.cn/' },
  { name: msg`中国建设工程造价管理协会`, href: 'https://www.ccea.pro/' },
  { name: msg`全国建筑市场监管公共服务平台`, href: 'https://jzsc.mohurd.gov.cn/' },
  { name: msg`国家标准全文公开系统`, href: 'https://openstd.samr.gov.cn/' },
  { name: msg`全国公共资源交易平台`, href: 'https://www.ggzy.gov.cn/' },
  { name: msg`中国政府采购网`, href: 'https://www.ccgp.gov.cn/' },
  { name: msg`信用中国`, href: 'https://www.creditchina.gov.cn/' },
]

/** Addresses elsewhere, in one line. */
export function Links() {
  const { t, i18n } = useLingui()
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.block}>
      <h2 id={id} className={styles.title}>
        {t`友情链接`}
      </h2>
      <ul className={styles.list}>
        {links.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_blank" rel="noopener noreferrer" className={styles.link}>
              {i18n._(name)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
