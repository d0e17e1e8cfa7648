/** Keeps search engines from listing a page: nothing lives there, or what does is for one reader only. */
export const NoIndex = () => <meta name="robots" content="noindex" />
