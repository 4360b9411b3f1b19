/**
 * What leaves the device when the service is asked: a number or an address, which may be a person's or a page's. Firefox asks
 * the person for it by these names (`data_collection_permissions` of the manifest).
 */
export const collectedData = { permissions: [], data_collection: ['personallyIdentifyingInfo', 'websiteContent'] };
