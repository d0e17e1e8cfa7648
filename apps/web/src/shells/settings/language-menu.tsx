import { useLingui } from '@lingui/react/macro'
import { localeNames, locales } from '@portal/i18n'
import { PopMenu } from '@portal/ui'
import { Icon } from '@portal/ui/artwork'
import { changeLocale } from '../../lib/browser/locale.ts'
import { notify } from '../../lib/browser/notify.ts'
import styles from './settings.module.css'

/** The interface's language, each in its own words. */
export function LanguageMenu() {
  const { i18n, t } = useLingui()
  const current = locales.find((locale) => locale === i18n.locale) ?? locales[0]
  const choose = (locale: (typeof locales)[number]) =>
    changeLocale(locale).catch(() => notify({ kind: 'error', title: t`语言包没有加载成功，请稍后重试。` }))
  const items = locales.map((locale) => ({
    id: locale,
    label: localeNames[locale],
    lang: locale,
    checked: locale === current,
    onSelect: () => void choose(locale),
  }))
  const label = (
    <>
      <Icon name="globe" />
      <span className={styles.language}>{localeNames[current]}</span>
    </>
  )
  return (
    <PopMenu
      label={label}
      ariaLabel={`${t`语言`}: ${localeNames[current]}`}
      items={items}
      align="end"
      className={styles.languages}
    />
  )
}
