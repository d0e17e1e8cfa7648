import styles from './link.module.css'

/** Inside running text: underlined, so that colour alone does not make it a link. */
export const linkClass = styles.link ?? ''

/** A whole title or row that is a link by its place, coloured when pointed at. */
export const quietLinkClass = styles.quiet ?? ''

/** The small "more" beside a heading. */
export const moreLinkClass = styles.more ?? ''
