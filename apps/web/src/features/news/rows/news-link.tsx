import { Link } from '@tanstack/react-router'
import type { NewsItemProps } from './news-item-props.ts'
import styles from './news-link.module.css'

/** The title as a link to the article; the whole item is the link's. */
export const NewsLink = ({ item, path, search }: NewsItemProps) => (
  <Link
    to={path}
    search={{ ...search, article: item.id }}
    resetScroll={false}
    lang="zh-CN"
    className={styles.link}
  >
    {item.title}
  </Link>
)
