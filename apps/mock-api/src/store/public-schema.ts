import { auditColumns as audit } from './audit-columns.ts'

const newsFields = `
  id INTEGER PRIMARY KEY,
  title TEXT NOT NULL,
  subTitle TEXT,
  infoDictsId INTEGER NOT NULL REFERENCES dictionary (id),
  infoDictsDetailsId INTEGER REFERENCES dictionaryDetail (id),
  source TEXT,
  author TEXT,
  coverUrl TEXT,
  summary TEXT,
  documentNo TEXT,
  issuer TEXT,
  issuingLevel TEXT,
  isTop INTEGER NOT NULL DEFAULT 0,
  isCarousel INTEGER NOT NULL DEFAULT 0,
  viewCount INTEGER NOT NULL DEFAULT 0,
  publishDate TEXT NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('DRAFT', 'PUBLISHED', 'OFFLINE')),
  ${audit}`

/** Tables of what everybody may read; columns are named like the document's fields, JSON is TEXT. */
export const publicSchema = `
CREATE TABLE dictionary (
  id INTEGER PRIMARY KEY,
  dictName TEXT NOT NULL,
  dictIndex TEXT NOT NULL,
  dictType TEXT NOT NULL,
  isNavigation INTEGER NOT NULL,
  ${audit}
) STRICT;

CREATE TABLE dictionaryDetail (
  id INTEGER PRIMARY KEY,
  infoDictsId INTEGER NOT NULL REFERENCES dictionary (id),
  detailName TEXT NOT NULL,
  detailIndex TEXT,
  ${audit}
) STRICT;
CREATE INDEX dictionaryDetailParent ON dictionaryDetail (infoDictsId, orderNum);

CREATE TABLE banner (
  id INTEGER PRIMARY KEY,
  imgUrl TEXT NOT NULL,
  url TEXT,
  title TEXT NOT NULL,
  menuId INTEGER,
  parentId INTEGER,
  parentIndex TEXT,
  ${audit}
) STRICT;

CREATE TABLE news (
  ${newsFields},
  attachments TEXT NOT NULL DEFAULT '[]'
) STRICT;
CREATE INDEX newsOrder ON news (isTop DESC, publishDate DESC, id DESC);
CREATE INDEX newsColumn ON news (infoDictsDetailsId, publishDate, id);

CREATE TABLE feeNews (
  ${newsFields},
  region TEXT NOT NULL,
  period TEXT NOT NULL,
  fileUrl TEXT
) STRICT;
CREATE INDEX feeNewsOrder ON feeNews (period DESC, id);

`
