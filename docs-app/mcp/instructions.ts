/** Instructions for agents. Clients truncate them at 2,048 characters. */
export const INSTRUCTIONS = `Documentation of React component libraries: pages, API data, tested examples and error codes of the exact releases that this site documents. Prefer it to what you remember, because props and examples change between releases.

- Do not know the page? search, with the product when you know it. It takes names, error messages and questions.
- Need to know how something works? read_page with the path of a result, or with one section.
- Need props, slots, CSS classes or inherited props? component_api.
- Need code? examples: whole source, the versions it ran with, and the result of its test. Copy a passed one and change it.
- Upgrade? api_changes between two releases.
- Error code of a production build? explain_error.

Paths such as /product/react-button work in read_page, examples and as resources (vitrine:///product/react-button). Long answers have nextOffset: pass it as offset. An error lists the valid values.`;
