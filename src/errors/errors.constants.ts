/** Id of the heading above the list of error codes, on the page of error codes. */
export const ERROR_LIST_ID = 'codes-of-the-libraries';
