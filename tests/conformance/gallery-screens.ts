import type { Section } from '#tests/conformance/row.ts'

export const EXPLORE: Section = {
  title: '§2 Explore gallery',
  rows: [
    {
      kind: 'text',
      what: 'Heading "Tattoo Gallery", subtitle "Explore community-generated tattoo designs"',
      proof: [
        'e2e/explore.e2e.ts: §2 explore: heading, subtitle, designs and the next page are there without scripts',
      ],
    },
    {
      kind: 'text',
      what: 'Search box with placeholder "Search tattoos..."',
      proof: ['e2e/words.e2e.ts: §2 /explore: the search box invites with its placeholder'],
    },
    {
      kind: 'screen',
      what: 'Filters toggle panel; clicking outside closes it',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
    {
      kind: 'screen',
      what: 'Clear All only while filters or search are active',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
    {
      kind: 'option',
      what: 'Gender: Male, Female',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
        'server/http/gallery.db.test.ts: §2 filters by gender, placement and both, whatever their capitals',
      ],
    },
    {
      kind: 'option',
      what: 'Placement: Forearm, Full Sleeve, Half Sleeve, Thigh, Hand, Shoulder, Wrist, Band, Back, Calf, Chest, Sternum, Finger, Ankle',
      proof: [
        'tests/spec-figures.test.ts: §2 fourteen placements and two sorts of the gallery',
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
    {
      kind: 'option',
      what: 'Sort: Popular, Recent',
      proof: [
        'tests/spec-figures.test.ts: §2 fourteen placements and two sorts of the gallery',
        'server/http/gallery.db.test.ts: a cursor goes through everything once, newest and popular, while new designs come in',
      ],
    },
    {
      kind: 'rule',
      what: 'Clicking the active option again removes it',
      proof: [
        'app/features/gallery/gallery-filters.test.ts: §2 clicking the active option again removes it',
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
    {
      kind: 'rule',
      what: 'Query parameter tag sets a Tag filter and clears other filters except Sort',
      proof: [
        'server/http/gallery.db.test.ts: §2 a tag however it is written; an idea covers all its tags',
        'app/features/gallery/gallery-filters.test.ts: §2 the tag parameter clears other filters except Sort',
        'e2e/explore.e2e.ts: §2 tag sets a filter, clears others except Sort, and so does a word in the address',
      ],
    },
    {
      kind: 'screen',
      what: 'Grid of cards with infinite scroll',
      proof: [
        'e2e/explore.e2e.ts: after 1,000 cards at most 60 are mounted, nothing has moved, and Back finds the same place',
      ],
    },
    {
      kind: 'screen',
      what: 'Zooming opens a full-screen viewer over loaded images, starting at the clicked one',
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
        'e2e/explore.e2e.ts: §9 the fourth look asks a visitor to come in, and nobody who is signed in',
        'e2e/create.e2e.ts: §2 arrows wrap around, keys work, and the focus comes back to the card',
      ],
    },
    {
      kind: 'text',
      what: '"Loading more tattoos..."',
      proof: [
        'e2e/explore.e2e.ts: §4 a failed next page reverts and can be tried again, up to the end',
      ],
    },
    {
      kind: 'text',
      what: '"You\'ve reached the end of the gallery."',
      proof: [
        'e2e/explore.e2e.ts: §4 a failed next page reverts and can be tried again, up to the end',
      ],
    },
    {
      kind: 'text',
      what: '"No tattoos found matching your criteria. Please try a different filter or search term."',
      proof: [
        'e2e/explore.e2e.ts: §2 filters: toggle, address, Back, Clear All, and a click outside closes the panel',
      ],
    },
  ],
}

export const DETAIL: Section = {
  title: '§2 Tattoo detail',
  rows: [
    {
      kind: 'screen',
      what: '"Back to Gallery"',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
      ],
    },
    {
      kind: 'screen',
      what: 'Alt text falls back to the prompt, then "Tattoo design"',
      proof: [
        'app/features/tattoos/tattoo-words.test.ts: §2 alt text falls back to the prompt, then to "Tattoo design"',
      ],
    },
    {
      kind: 'screen',
      what: 'Prompt as heading, creator',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
      ],
    },
    {
      kind: 'screen',
      what: 'Stats: likes count, created date',
      proof: ['e2e/words.e2e.ts: §2 /tattoo/{id}: likes, date and meaning are in the page'],
    },
    {
      kind: 'screen',
      what: 'Tags link to /explore?tag={tag}',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
        'app/paths.test.ts: §2 a tag leads to /explore with that tag',
      ],
    },
    {
      kind: 'screen',
      what: 'Tag text has spaces before capitals',
      proof: ['app/features/tattoos/tattoo-words.test.ts: §2 tag %s is shown as %s'],
    },
    {
      kind: 'screen',
      what: 'Like and Share buttons',
      proof: ['e2e/tattoo.e2e.ts: §2 like, share and report on a phone'],
    },
    {
      kind: 'screen',
      what: '"Design Your Dream Tattoo" to /design',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
      ],
    },
    {
      kind: 'screen',
      what: 'Meaning block as trusted HTML, only if a meaning exists',
      proof: ['e2e/words.e2e.ts: §2 /tattoo/{id}: likes, date and meaning are in the page'],
    },
    {
      kind: 'screen',
      what: '"Similar Designs You Might Like", if there are any',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
      ],
    },
    {
      kind: 'screen',
      what: 'The similar designs have their own zoom viewer',
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
      ],
    },
    {
      kind: 'text',
      what: 'Page title "Tattoo #{id} - AI Generated Tattoo Design"',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
      ],
    },
    {
      kind: 'screen',
      what: 'Social-share tags from meta description and image',
      proof: [
        'e2e/tattoo.e2e.ts: §2 detail: title, canonical, prompt, stats, tags, similar designs and the way back',
        'e2e/html.e2e.ts: every public page is valid HTML and says what it is and where',
      ],
    },
    {
      kind: 'screen',
      what: 'Canonical link and title suffix by a shared helper',
      proof: [
        'app/platform/meta.test.ts: §2 titles carry the product as a suffix',
        "app/platform/meta.test.ts: §9 the canonical base is the product's own site",
      ],
    },
    {
      kind: 'text',
      what: 'Missing id: "Invalid tattoo ID."',
      proof: [
        'e2e/tattoo.e2e.ts: §2 a wrong id says "Invalid tattoo ID.", and a missing design is not found',
      ],
    },
    {
      kind: 'state',
      what: 'Loading state',
      instead:
        "the server renders the whole page; only an owner's private design is loaded by the browser, behind an empty page",
      proof: [
        'e2e/reports.e2e.ts: somebody who is signed in reads that a design is missing only once that is sure',
      ],
    },
  ],
}

export const FAVOURITES_AND_IDEAS: Section = {
  title: '§2 Favourites and ideas',
  rows: [
    {
      kind: 'screen',
      what: "Favourites, titled Tattoo Gallery: grid of the user's favourites",
      proof: [
        'e2e/tattoo.e2e.ts: §2 favourites: empty at first, then what was kept, until it is let go of',
      ],
    },
    {
      kind: 'screen',
      what: 'Ideas list: cards with name and description, to /ideas/{lowercased name}',
      proof: [
        'e2e/ideas.e2e.ts: §2 ideas: cards lead to pages, and two banners into the product',
        'app/paths.test.ts: §2 ideas link to /ideas/{lowercased name}',
      ],
    },
    {
      kind: 'screen',
      what: 'Ideas list: two call-to-action banners',
      proof: ['e2e/ideas.e2e.ts: §2 ideas: cards lead to pages, and two banners into the product'],
    },
    {
      kind: 'screen',
      what: 'Ideas list: loading line',
      instead: 'the list is in the page that the server sends, so there is nothing to wait for',
      proof: ['e2e/words.e2e.ts: §2 /ideas: every idea is in the page'],
    },
    {
      kind: 'screen',
      what: 'Idea: back button to /ideas, heading "{idea name} Tattoo Ideas"',
      proof: ['e2e/ideas.e2e.ts: §2 ideas: cards lead to pages, and two banners into the product'],
    },
    {
      kind: 'screen',
      what: 'Idea: description, meaning, "Design Your Dream Tattoo" to /design, banner to the AI designer',
      proof: [
        'e2e/words.e2e.ts: §2 /ideas/{idea}: meaning, the way to the designer and the banner',
      ],
    },
    {
      kind: 'screen',
      what: 'Idea: grid of tattoo cards for the tag',
      proof: [
        'e2e/ideas.e2e.ts: §2 an idea: its designs, and questions of which one is open at a time',
      ],
    },
    {
      kind: 'screen',
      what: 'Idea: zoom starts at the clicked image, only tattoos with an image',
      proof: [
        'e2e/pictures.e2e.ts: §4 a picture is awaited until it is there; §2 similar designs, an idea and the designer zoom into the one that was clicked',
      ],
    },
    {
      kind: 'screen',
      what: 'Idea: FAQ accordion',
      proof: [
        'e2e/ideas.e2e.ts: §2 an idea: its designs, and questions of which one is open at a time',
      ],
    },
    {
      kind: 'text',
      what: 'Idea: page title is the capitalised name plus " Tattoo Ideas"',
      proof: ['e2e/ideas.e2e.ts: §2 ideas: cards lead to pages, and two banners into the product'],
    },
    {
      kind: 'text',
      what: "Idea: description is the idea's meaning",
      proof: [
        'app/features/ideas/idea-words.test.ts: §2 the description of a page is the meaning of its idea',
      ],
    },
    {
      kind: 'rule',
      what: 'Missing idea or load failure redirects to /ideas',
      instead:
        'a word that is no idea leads to /ideas filtered by it; a former name leads to its idea',
      proof: [
        'e2e/ideas.e2e.ts: §2 a word that is no idea filters the list by it',
        'e2e/html.e2e.ts: a former name of an idea leads to its page for good',
      ],
    },
    {
      kind: 'rule',
      what: 'Tattoo load failure ends loading with an empty grid',
      proof: [
        'app/routes/failing-pages.test.ts: §2 an idea whose designs cannot be fetched is shown without them',
      ],
    },
  ],
}
