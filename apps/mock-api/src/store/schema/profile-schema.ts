/**
 * What the association knows of its members beyond `member`: units and persons, one row each, also while they apply.
 * Fields of the domain's Company and Member that are not in `member` already; a `domainId` is the mini-site's.
 */
export const profileSchema = `
CREATE TABLE companyProfile (
  memberId INTEGER PRIMARY KEY REFERENCES member (id),
  companyType TEXT NOT NULL,
  legalPerson TEXT NOT NULL,
  registeredCapital REAL,
  establishDate TEXT,
  province TEXT NOT NULL,
  city TEXT NOT NULL,
  district TEXT NOT NULL,
  address TEXT NOT NULL,
  postCode TEXT,
  phone TEXT,
  email TEXT,
  website TEXT,
  qualificationLevel TEXT,
  level1Count INTEGER,
  level2Count INTEGER,
  staffCount INTEGER,
  annualIncome REAL,
  technicalLeader TEXT,
  contactName TEXT NOT NULL,
  contactPhone TEXT NOT NULL,
  creditRating TEXT,
  creditYear INTEGER,
  logoUrl TEXT,
  licenseUrl TEXT
) STRICT;
-- When a unit said last that its data is right.
CREATE TABLE dataConfirmation (
  memberId INTEGER PRIMARY KEY REFERENCES member (id),
  confirmedDate TEXT NOT NULL
) STRICT;
CREATE INDEX companyProfilePlace ON companyProfile (city, companyType);

CREATE TABLE personProfile (
  memberId INTEGER PRIMARY KEY REFERENCES member (id),
  gender TEXT,
  idType TEXT NOT NULL DEFAULT '身份证',
  idNumber TEXT NOT NULL UNIQUE,
  birthDate TEXT,
  email TEXT,
  nation TEXT,
  politicalStatus TEXT,
  education TEXT,
  school TEXT,
  major TEXT,
  degree TEXT,
  title TEXT,
  position TEXT,
  companyName TEXT NOT NULL,
  companyId INTEGER REFERENCES member (id),
  workStartDate TEXT,
  certType TEXT NOT NULL,
  certNo TEXT NOT NULL,
  certMajor TEXT,
  certIssueDate TEXT,
  certValidTo TEXT,
  city TEXT
) STRICT;
CREATE INDEX personProfileCompany ON personProfile (companyId);
`
