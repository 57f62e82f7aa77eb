/* Generated from schemas/ by `npm run types`. Do not edit. */

/**
 * Plain words on one line. {company} stands for the company's name.
 */
export type Text = string
/**
 * The id of a service group in pages-json/_site.json.
 */
export type Group = string
/**
 * Another address that leads to the page, such as one it had before: /old-services/uiux.html.
 */
export type Alias = string
/**
 * An address on this site, beginning with a slash: /services/uiux.
 */
export type Address = string
/**
 * A day, written year-month-day: 2026-11-20.
 */
export type CalendarDate = string
/**
 * The address of a page of this site, beginning with a slash: /services/uiux.
 */
export type PageAddress = string
/**
 * A country with an office in pages-json/_site.json, in small letters with hyphens, such as united-kingdom.
 */
export type Region = string
/**
 * A plain string where nothing is marked up, a tree of nodes otherwise.
 */
export type RichText = string | RichTextNode[]
/**
 * A piece of marked-up text as the build hands it to the page: words, or an element around further pieces.
 */
export type RichTextNode = string | RichTextElement
export type Section =
  | ArticleBody
  | ArticleList
  | CardGrid
  | CompanyFacts
  | Cta
  | Downloads
  | FactsStrip
  | FirstMessage
  | Groups
  | Hero
  | Industries
  | Intro
  | JobDetails
  | JobBoard
  | Offices
  | People
  | Picture
  | Process
  | Questions
  | Quotation
  | RelatedPages
  | Search
  | ServiceList
  | Technologies
  | Video
  | WhyUs
  | Work
/**
 * The section's name in an address: with "id": "prices", /services/uiux#prices leads to it. Made from the heading if left out.
 */
export type Anchor = string
/**
 * A part of an article as the build hands it to the page: a piece of text, a picture or a diagram.
 */
export type ArticlePart = RichTextNode | ArticlePicture | Diagram
/**
 * A diagram of an article, worked out: what is drawn stands in percent of the drawing's width and height.
 */
export type Diagram = BarChart | LineChart | FlowChart
/**
 * Usually one node; several where a list follows a paragraph, say.
 */
export type ArticleBlock = ArticlePart[]
/**
 * Where it leads: an address on this site (/contact), a place on a page (#offices, /contact#offices), another site (https://…), or an email (mailto:{email}).
 */
export type Path = string
/**
 * Where the pictogram's drawing lies, and which of its colors to show.
 */
export type Pictogram = string
/**
 * The icon as one path: what stands in SVG's d.
 */
export type Icon = string
/**
 * Where the drawing lies.
 */
export type Illustration = string
/**
 * The address of a page of this site, beginning with a slash: /services.
 */
export type Root = string
/**
 * A time zone's name: a part of the world and a large city, such as Asia/Kolkata.
 */
export type TimeZone = string

export interface Schemas {
  page: Page
  site: Site
}
/**
 * A page of the site. The file's place under pages-json is the page's address.
 */
export interface Page {
  /**
   * Lets your editor help you: the way from this file to schemas/page.schema.json.
   */
  $schema?: string
  title: Text
  description: Text
  /**
   * Words people search for, each in its own quotation marks.
   *
   * @minItems 1
   */
  keywords?: string[]
  /**
   * What the page is. Left out, the folder decides: "roots" in _site.json says which is for services, articles and jobs.
   */
  kind?: 'service' | 'article' | 'job' | 'page'
  group?: Group
  menu?: MenuPlace
  /**
   * Other addresses that lead here, such as one the page had before.
   *
   * @minItems 1
   */
  aliases?: Alias[]
  canonical?: Address
  /**
   * true keeps the page out of the site: only npm run dev and previews show it. Remove the line to publish it.
   */
  draft?: boolean
  published?: CalendarDate
  updated?: CalendarDate
  reviewed?: CalendarDate
  /**
   * What an article is about, most important first: the addresses of pages that list such articles, by an articleList with "ownTopic": true. The article leads to them at its end.
   *
   * @minItems 1
   */
  topics?: PageAddress[]
  inquiry?: Inquiry
  job?: Job
  /**
   * What stands on the page, top to bottom. The first is a hero.
   *
   * @minItems 1
   */
  sections: Section[]
}
/**
 * The page's place in the services menu. Left out, it is not in the menu.
 */
export interface MenuPlace {
  /**
   * Its place among the group's links: 1 is first.
   */
  order: number
  label?: Text
}
/**
 * What a message about a page is called, and what it should answer.
 */
export interface Inquiry {
  subject?: Text
  /**
   * What whoever reads the message has to know first, one short question each.
   *
   * @minItems 1
   * @maxItems 6
   */
  questions: Text[]
}
/**
 * A job opening. It stands on the page's own address and, until it closes, on the careers page.
 */
export interface Job {
  title: Text
  region: Region
  location: Text
  /**
   * How the work is done: Remote, Hybrid, Onsite or Internship.
   */
  type: 'Remote' | 'Hybrid' | 'Onsite' | 'Internship'
  /**
   * The application form's address.
   */
  url: string
  posted: CalendarDate
  closes?: CalendarDate
  description: RichText
  pay?: Pay
  /**
   * true if the job is not paid.
   */
  unpaid?: boolean
  hours?: Text
  start?: Text
  /**
   * How many people are wanted.
   */
  places?: number
  afterward?: Text
  duration?: Text
  evaluation?: RichText
  qualification?: Text
  /**
   * What you will do, one line each.
   *
   * @minItems 1
   */
  responsibilities: RichText[]
  /**
   * What you need to bring, one line each.
   *
   * @minItems 1
   */
  requirements: RichText[]
  /**
   * What helps but is not needed, one line each.
   *
   * @minItems 1
   */
  preferredSkills?: RichText[]
  /**
   * What you will learn, one line each.
   *
   * @minItems 1
   */
  learningOpportunities?: RichText[]
}
export interface RichTextElement {
  /**
   * The HTML element.
   */
  tag:
    | 'p'
    | 'h2'
    | 'h3'
    | 'ul'
    | 'ol'
    | 'li'
    | 'blockquote'
    | 'table'
    | 'thead'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
    | 'pre'
    | 'code'
    | 'strong'
    | 'em'
    | 'a'
    | 'hr'
    | 'br'
  /**
   * Where a link leads.
   */
  path?: string
  /**
   * True where a link opens in a new tab.
   */
  external?: boolean
  /**
   * How a table's column is set, if not at its start.
   */
  align?: 'center' | 'end'
  /**
   * The anchor of a heading.
   */
  id?: string
  /**
   * What screen readers call a table or code.
   */
  label?: string
  /**
   * What stands inside.
   */
  children?: RichTextNode[]
}
/**
 * What the job pays: the whole range. In the USA the law asks for it.
 */
export interface Pay {
  /**
   * The currency's three letters, such as USD or INR.
   */
  currency: string
  /**
   * The least it pays, as a number without signs: 90000.
   */
  from: number
  /**
   * The most it pays. Left out, it pays what "from" says.
   */
  to?: number
  /**
   * What the amount is for: an hour, a month or a year.
   */
  per: 'hour' | 'month' | 'year'
}
/**
 * The text of an article. Each entry is one block: a paragraph, a heading (## …), a list, a quote (> …), a table, code, a picture or a diagram.
 */
export interface ArticleBody {
  /**
   * Which kind of section this is.
   */
  type: 'articleBody'
  id: Anchor
  /**
   * The blocks, in order. A heading begins with ## (or ### for a smaller one); list lines begin with - or 1. and are parted by \n; a table's lines begin with |; code stands between lines of ```, and so does a diagram, behind the word bars, timeline, lines or flow. A picture is written ![What it shows](office.jpg 'What stands below it').
   *
   * @minItems 1
   */
  body: ArticleBlock[]
}
export interface ArticlePicture {
  picture: PictureData
  /**
   * What stands below it.
   */
  caption?: string
}
/**
 * A picture as the browser loads it: sizes to choose from and a fallback.
 */
export interface PictureData {
  /**
   * The JPEG for browsers without AVIF.
   */
  src: string
  /**
   * The AVIF files with their widths.
   */
  srcSet: string
  /**
   * The AVIF file for tall, narrow screens.
   */
  portrait?: {
    /**
     * The file.
     */
    src: string
    /**
     * Its pixels.
     */
    width: number
    /**
     * Its pixels.
     */
    height: number
  }
  /**
   * Pixels of the largest file.
   */
  width: number
  /**
   * Pixels of the largest file.
   */
  height: number
  /**
   * What stands in its place until it is there: the average color of its left and right half.
   */
  colors?: {
    /**
     * Such as #050b1d.
     */
    left: string
    /**
     * Such as #0c1c5a.
     */
    right: string
  }
  /**
   * Which part of the picture a page shows that shares it with others: 1, 2 or 3; left out, all of it.
   */
  framing?: number
  /**
   * What the picture tells; empty where it only decorates.
   */
  alt: string
}
export interface BarChart {
  /**
   * Which kind of diagram this is.
   */
  diagram: 'bars'
  /**
   * What it shows.
   */
  title: string
  /**
   * Bars that stand together.
   */
  groups: BarGroup[]
  /**
   * What the marks are.
   */
  marks: DiagramMark[]
  /**
   * Numbers along a scale that all bars share; none where each bar says enough.
   */
  ticks: DiagramTick[]
}
export interface BarGroup {
  /**
   * What the bars have in common.
   */
  name?: string
  /**
   * All of them together, where each begins at the end of the one before.
   */
  total?: string
  /**
   * The bars, in order.
   */
  bars: Bar[]
  /**
   * Where marks cross the bars, in percent.
   */
  marks: number[]
}
export interface Bar {
  /**
   * What it is.
   */
  label: string
  /**
   * How much it is, in words.
   */
  value: string
  /**
   * Where it begins, in percent.
   */
  start: number
  /**
   * How long it is, in percent.
   */
  length: number
}
/**
 * A place or a distance that a diagram marks.
 */
export interface DiagramMark {
  /**
   * What is there.
   */
  label: string
  /**
   * Where it is, or how long.
   */
  value: string
  /**
   * Where its line begins, in percent from the left.
   */
  x1?: number
  /**
   * Where its line ends.
   */
  x2?: number
  /**
   * At which height a distance is, in percent from the top; a place is marked from top to bottom.
   */
  y?: number
}
/**
 * A number or a name beside a drawing, and where it stands.
 */
export interface DiagramTick {
  /**
   * In percent from the left, or from the top.
   */
  at: number
  /**
   * What stands there.
   */
  words: string
}
export interface LineChart {
  /**
   * Which kind of diagram this is.
   */
  diagram: 'lines'
  /**
   * What it shows.
   */
  title: string
  /**
   * The lines, in the order of their names.
   */
  lines: ChartLine[]
  /**
   * Places and distances that are marked.
   */
  marks: DiagramMark[]
  /**
   * Numbers or names below the drawing.
   */
  across: DiagramTick[]
  /**
   * Numbers from top to bottom.
   */
  up: DiagramTick[]
  /**
   * What is drawn, as rows; the first has the names.
   */
  table: string[][]
}
export interface ChartLine {
  /**
   * What it is.
   */
  label: string
  /**
   * Its points for SVG.
   */
  points: string
  /**
   * Where it ends, in percent from the left.
   */
  x: number
  /**
   * Where it ends, in percent from the top.
   */
  y: number
  /**
   * Its number there.
   */
  value: string
  /**
   * True where its number stands below it, as another line ends right above.
   */
  below?: boolean
}
export interface FlowChart {
  /**
   * Which kind of diagram this is.
   */
  diagram: 'flow'
  /**
   * What it shows.
   */
  title: string
  /**
   * The steps, in order.
   */
  steps: FlowStep[]
}
/**
 * A step of a flow chart.
 */
export interface FlowStep {
  /**
   * What happens, or what is asked.
   */
  words: string
  /**
   * Who does it, or how much it takes.
   */
  note?: string
  /**
   * The ways on from here.
   */
  branches?: FlowBranch[]
}
export interface FlowBranch {
  /**
   * In which case this way is taken.
   */
  answer: string
  /**
   * What happens then.
   */
  steps: FlowStep[]
}
/**
 * Articles, newest first. It fills itself: an article dropped into the folder of articles appears here.
 */
export interface ArticleList {
  /**
   * Which kind of section this is.
   */
  type: 'articleList'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * Shows only this many of the newest. Left out, all are shown.
   */
  most?: number
  /**
   * true shows only articles that name this page among their "topics".
   */
  ownTopic?: boolean
  link?: Link
}
/**
 * A link or button: its words and where it leads.
 */
export interface Link {
  label: Text
  path: Path
  /**
   * true opens it in a new tab. Addresses of other sites do so by themselves.
   */
  external?: boolean
}
/**
 * Offerings as cards with key points.
 */
export interface CardGrid {
  /**
   * Which kind of section this is.
   */
  type: 'cardGrid'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The cards, in the order they are shown.
   *
   * @minItems 1
   */
  cards: Card[]
}
/**
 * A service card: what one offering is and what it includes.
 */
export interface Card {
  icon?: Pictogram
  /**
   * The pictogram's color. Left out, it takes the page's own.
   */
  iconClass?: 'violet' | 'emerald' | 'amber' | 'cyan' | 'blue'
  title: Text
  description: RichText
  para?: RichText
  /**
   * What it includes, one short line each.
   *
   * @minItems 1
   */
  keyPoints?: RichText[]
  text?: RichText
  /**
   * What can be booked, one line each; shown under the words “What we offer”.
   *
   * @minItems 1
   */
  offers?: RichText[]
  /**
   * What it is good for, one line each; shown under the word “Benefits”.
   *
   * @minItems 1
   */
  benefits?: RichText[]
  note?: RichText
  descriptionBottom?: RichText
  footnote?: RichText
  link?: Link
}
/**
 * What a buyer can check about the company: its legal name, age, offices and registrations, how to reach it, and what pages-json/_site.json says of references and pricing. What is absent there is not shown.
 */
export interface CompanyFacts {
  /**
   * Which kind of section this is.
   */
  type: 'companyFacts'
  id: Anchor
  heading: Text
  text?: RichText
}
/**
 * The closing call to action: one sentence and one button.
 */
export interface Cta {
  /**
   * Which kind of section this is.
   */
  type: 'cta'
  id: Anchor
  heading: Text
  text?: RichText
  price?: RichText
  button: Link
}
/**
 * Files that visitors can take with them, each with its kind and size.
 */
export interface Downloads {
  /**
   * Which kind of section this is.
   */
  type: 'downloads'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The files, in the order they are shown.
   *
   * @minItems 1
   */
  files: Download[]
}
/**
 * A file from the folder pages-json/_files that visitors can take with them. Its kind and size are added to it.
 */
export interface Download {
  /**
   * The file's name in pages-json/_files, such as moving-checklist.pdf. Visitors get it under this name.
   */
  src: string
  title: Text
  description: RichText
  /**
   * The address of the file.
   */
  path: string
  /**
   * What it is, in a word or two: PDF.
   */
  kind: string
  /**
   * How much is loaded, in words: 1.2 MB.
   */
  size: string
}
/**
 * Two to four short facts about the service, right under the banner: what is delivered, how it is booked, with which tools, what comes first.
 */
export interface FactsStrip {
  /**
   * Which kind of section this is.
   */
  type: 'factsStrip'
  id: Anchor
  /**
   * The facts, most important first; four at most.
   *
   * @minItems 2
   * @maxItems 4
   */
  facts: Fact[]
}
/**
 * A short fact: what it is about, and what it is.
 */
export interface Fact {
  icon?: Icon
  label: Text
  value: RichText
}
/**
 * A message already begun, to be sent with one's own mail program or copied. Whoever comes from another page finds that page as its subject, with the page's questions or those of its group. Phones and a link to book a call are shown where pages-json/_site.json has them.
 */
export interface FirstMessage {
  /**
   * Which kind of section this is.
   */
  type: 'firstMessage'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * What a message should answer whose subject is no service.
   *
   * @minItems 1
   * @maxItems 6
   */
  questions: Text[]
}
/**
 * The service groups as large panels with their pictures, such as on the home page.
 */
export interface Groups {
  /**
   * Which kind of section this is.
   */
  type: 'groups'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The groups, in the order they are shown.
   *
   * @minItems 1
   */
  groups: GroupPanel[]
}
/**
 * A service group as a large panel: what it does, what belongs to it, and where to go on.
 */
export interface GroupPanel {
  group: Group
  description: RichText
  /**
   * What belongs to it, one short line each.
   *
   * @minItems 1
   */
  keyPoints?: RichText[]
  link?: Link
}
/**
 * The banner at the top of a page, with its main heading. Every page has one, as its first section.
 */
export interface Hero {
  /**
   * Which kind of section this is.
   */
  type: 'hero'
  id: Anchor
  heading: Text
  text?: RichText
  menuButton?: Text
  button?: Link
  secondButton?: Link
  /**
   * How tall the banner is. Left out: three quarters of the screen for pages in the services menu, the screen less 200 pixels for other services, as tall as its words for articles.
   */
  height?: 'full' | 'three-quarters' | 'standard' | 'compact'
}
/**
 * Which industries the service is made for, and what it does in each.
 */
export interface Industries {
  /**
   * Which kind of section this is.
   */
  type: 'industries'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The industries, in the order they are shown.
   *
   * @minItems 2
   */
  industries: Item[]
}
/**
 * An entry of a list: a title, a sentence or two, and sub-items where needed.
 */
export interface Item {
  icon?: Icon
  title: Text
  description: RichText
  /**
   * Sub-items, one short line each.
   *
   * @minItems 1
   */
  items?: RichText[]
}
/**
 * The first words after the banner: what the service is, for whom, what is delivered and how it starts.
 */
export interface Intro {
  /**
   * Which kind of section this is.
   */
  type: 'intro'
  id: Anchor
  heading: Text
  /**
   * One or more paragraphs, each in its own quotes.
   *
   * @minItems 1
   */
  text: RichText[]
  image?: PictureData
  illustration?: Illustration
  /**
   * Short lines beside the words: what you get.
   *
   * @minItems 1
   */
  keyPoints?: RichText[]
  button?: Link
}
/**
 * The job of this page with all its details and the button to apply. The details stand in the document's own "job".
 */
export interface JobDetails {
  /**
   * Which kind of section this is.
   */
  type: 'job'
  id: Anchor
  heading?: Text
}
/**
 * Every open job by region, with a search. It fills itself: a job dropped into the folder of jobs appears here.
 */
export interface JobBoard {
  /**
   * Which kind of section this is.
   */
  type: 'jobBoard'
  id: Anchor
  heading: Text
  text?: RichText
}
/**
 * The company's offices with address and local time. They come from pages-json/_site.json.
 */
export interface Offices {
  /**
   * Which kind of section this is.
   */
  type: 'offices'
  id: Anchor
  heading: Text
  text?: RichText
}
/**
 * The people a buyer would work with, each with name and role. Write only of people who agreed to it.
 */
export interface People {
  /**
   * Which kind of section this is.
   */
  type: 'people'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The people, in the order they are shown.
   *
   * @minItems 1
   */
  people: Person[]
}
/**
 * One person.
 */
export interface Person {
  name: Text
  role: Text
  text?: RichText
  image?: PictureData
  /**
   * The address of a page on which others can check who they are, beginning with https://.
   */
  profile?: string
}
/**
 * A picture of yours with words beside it. Where a page has several, the picture stands on the right and on the left in turn.
 */
export interface Picture {
  /**
   * Which kind of section this is.
   */
  type: 'picture'
  id: Anchor
  heading: Text
  /**
   * One or more paragraphs, each in its own quotes.
   *
   * @minItems 1
   */
  text: RichText[]
  image: PictureData
  caption?: RichText
  link?: Link
}
/**
 * How the work runs, step by step. The steps number themselves.
 */
export interface Process {
  /**
   * Which kind of section this is.
   */
  type: 'process'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The steps, first to last.
   *
   * @minItems 2
   */
  steps: Item[]
}
/**
 * Questions that people ask, each with its answer, which opens at a click. Search engines get the same questions and answers.
 */
export interface Questions {
  /**
   * Which kind of section this is.
   */
  type: 'questions'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The questions, most asked first.
   *
   * @minItems 1
   */
  questions: Question[]
  link?: Link
}
/**
 * A question with its answer.
 */
export interface Question {
  question: Text
  /**
   * One or more paragraphs, each in its own quotes. The first sentence answers.
   *
   * @minItems 1
   */
  answer: RichText[]
}
/**
 * What somebody said or wrote, with who it was and where it can be checked. Quote only what was really said, by people who agreed to it.
 */
export interface Quotation {
  /**
   * Which kind of section this is.
   */
  type: 'quotation'
  id: Anchor
  quote: RichText
  person: Text
  role?: Text
  image?: PictureData
  source?: Link
}
/**
 * Links to pages that go with this one. It fills itself: other services of the group, further articles, or other jobs.
 */
export interface RelatedPages {
  /**
   * Which kind of section this is.
   */
  type: 'relatedPages'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The pages' addresses, if you want to choose them yourself.
   *
   * @minItems 1
   */
  pages?: PageAddress[]
}
/**
 * A field that finds pages of the whole site. It belongs on the page that "search" under "roots" in _site.json names; put below it where to go without searching.
 */
export interface Search {
  /**
   * Which kind of section this is.
   */
  type: 'search'
  id: Anchor
  heading: Text
  text?: RichText
}
/**
 * Every service page by group, from twelve services on with a search. It fills itself: a page dropped into the folder of services appears here.
 */
export interface ServiceList {
  /**
   * Which kind of section this is.
   */
  type: 'serviceList'
  id: Anchor
  heading: Text
  text?: RichText
  group?: Group
}
/**
 * The products and languages the work is done with, as a grid of names.
 */
export interface Technologies {
  /**
   * Which kind of section this is.
   */
  type: 'technologies'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The technologies, in the order they are shown.
   *
   * @minItems 1
   */
  technologies: Technology[]
}
/**
 * A product or language by its name. Its mark is shown where there is a free one.
 */
export interface Technology {
  name: Text
  description?: RichText
  /**
   * Where the drawing of the product's mark lies.
   */
  mark?: string
}
/**
 * A video of yours with words beside it. Nothing of it is loaded before somebody plays it; how long and how large it is stands below it.
 */
export interface Video {
  /**
   * Which kind of section this is.
   */
  type: 'video'
  id: Anchor
  heading: Text
  /**
   * One or more paragraphs, each in its own quotes: what one sees, for those who cannot watch it now.
   *
   * @minItems 1
   */
  text?: RichText[]
  video: VideoFile
  link?: Link
}
/**
 * A video as the browser loads it once somebody asks for it, and what is said of it before.
 */
export interface VideoFile {
  /**
   * The address of the file.
   */
  src: string
  /**
   * What browsers call its kind: video/mp4.
   */
  type: string
  /**
   * The address of its captions.
   */
  captions: string
  /**
   * The address of the picture in its place.
   */
  poster: string
  /**
   * Its pixels.
   */
  width: number
  /**
   * Its pixels.
   */
  height: number
  /**
   * How long it is, in words: 1 minute 20 seconds.
   */
  length: string
  /**
   * How much is loaded, in words: 4.2 MB.
   */
  size: string
}
/**
 * Reasons to choose the company for this service.
 */
export interface WhyUs {
  /**
   * Which kind of section this is.
   */
  type: 'whyUs'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The reasons, strongest first.
   *
   * @minItems 1
   */
  reasons: Item[]
}
/**
 * Projects the company has done: for whom, what was done, and what came of it. Write only what the client agreed to.
 */
export interface Work {
  /**
   * Which kind of section this is.
   */
  type: 'work'
  id: Anchor
  heading: Text
  text?: RichText
  /**
   * The projects, in the order they are shown.
   *
   * @minItems 1
   */
  projects: Project[]
}
/**
 * One project.
 */
export interface Project {
  title: Text
  client: Text
  description: RichText
  /**
   * What came of it, one short line each; numbers that the client can confirm.
   *
   * @minItems 1
   */
  keyPoints?: RichText[]
  link?: Link
}
/**
 * What the whole site shares: the company's identity, its offices and the navigation. It lives in pages-json/_site.json.
 */
export interface Site {
  /**
   * Lets your editor help you: the way from this file to schemas/site.schema.json.
   */
  $schema?: string
  /**
   * The company's name. Write {company} in any text and it stands there.
   */
  name: string
  /**
   * The company's name as registered.
   */
  legalName: string
  /**
   * The site's own address without a slash at the end: https://www.example.com
   */
  url: string
  description: Text
  /**
   * Where visitors write to.
   */
  email: string
  /**
   * The company's page on LinkedIn.
   */
  linkedin: string
  /**
   * The year the company began.
   */
  since: number
  /**
   * The year in the copyright line.
   */
  copyrightYear: number
  roots?: Roots
  /**
   * The service groups, in the order of menus and lists.
   *
   * @minItems 1
   */
  groups: SiteGroup[]
  timeZone?: TimeZone
  /**
   * The company's offices.
   *
   * @minItems 1
   */
  offices: Office[]
  /**
   * Partner companies, linked in the footer.
   */
  partners: Link[]
  /**
   * The links of the navigation bar. A link whose page does not exist yet is left out.
   *
   * @minItems 1
   */
  navigation: Link[]
  /**
   * The company links of the footer. A link whose page does not exist yet is left out.
   *
   * @minItems 1
   */
  companyLinks: Link[]
  /**
   * The links beside the copyright line, such as privacy and accessibility. A link whose page does not exist yet is left out.
   *
   * @minItems 1
   */
  legalLinks?: Link[]
  /**
   * The address at which a visitor picks a time for a call, beginning with https://. A section { "type": "firstMessage" } links to it.
   */
  booking?: string
  /**
   * Where to report a weak spot of the site: an email address, or an address beginning with https://. It stands in /.well-known/security.txt. Left out, "email".
   */
  securityContact?: string
  equalOpportunity?: Text
  /**
   * Where the company is registered, so that a buyer can look it up. A section { "type": "companyFacts" } shows it.
   *
   * @minItems 1
   */
  registrations?: Registration[]
  references?: RichText
  pricing?: RichText
  /**
   * The buttons at the side of every page but the contact page. In the subject of an email, {page} stands for the title of the page it is written from. Left out, there are none.
   */
  floatingContact?: Link[]
  /**
   * Pages a visitor's browser fetches ahead when it has nothing else to do. Pages that do not exist yet are left out.
   */
  preload?: PageAddress[]
}
/**
 * Where each kind of page is at home. Leave out what the company has none of.
 */
export interface Roots {
  services?: Root
  articles?: Root
  careers?: Root
  contact?: Root
  search?: Root
}
export interface SiteGroup {
  /**
   * The group's name in documents.
   */
  id: string
  label: Text
  description: Text
  illustration?: Illustration
  /**
   * The color of its pages, and of the pictures they get. Left out, the company's blue.
   */
  color?: 'violet' | 'emerald' | 'amber' | 'cyan' | 'blue'
  /**
   * What a first message about its services should answer, for those that have no questions of their own. A section { "type": "firstMessage" } begins the message with them.
   *
   * @minItems 1
   * @maxItems 6
   */
  questions?: Text[]
  /**
   * In which of the footer's service columns its pages stand: 1 is first. Left out, in one of its own.
   */
  footerColumn?: number
}
/**
 * One office.
 */
export interface Office {
  /**
   * The country's name, such as India.
   */
  country: string
  /**
   * The country's two letters, such as IN.
   */
  countryCode?: string
  /**
   * The city, such as Trivandrum.
   */
  city: string
  /**
   * The state, such as Kerala.
   */
  region: string
  /**
   * The lines of the postal address, each in its own quotes.
   *
   * @minItems 1
   */
  address: string[]
  /**
   * The postal code.
   */
  postalCode?: string
  /**
   * The phone number with its country code, such as +1 951 555 0100.
   */
  phone?: string
  /**
   * When somebody is there, such as: Monday to Friday, 9:30 am to 6:30 pm. One or more lines, each in its own quotes.
   *
   * @minItems 1
   */
  hours?: string[]
  timeZone: TimeZone
}
/**
 * An entry of the company in a public register.
 */
export interface Registration {
  /**
   * The country, as one of the offices names it, such as India.
   */
  country: string
  /**
   * The register's name, such as Ministry of Corporate Affairs.
   */
  register: string
  /**
   * The company's number in it, as the certificate has it.
   */
  number: string
  /**
   * The address of the entry in the public register, beginning with https://.
   */
  url?: string
}
